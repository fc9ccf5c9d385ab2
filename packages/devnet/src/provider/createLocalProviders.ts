import {
  createSocialProvider,
  readClaims,
  type SocialProviders,
  socialNames,
} from 'latchkey-server'
import type { Provider } from './createProvider.js'

/** How the login service speaks to the simulated providers. */
export function createLocalProviders(
  { client, now, url }: Pick<Provider, 'client' | 'now' | 'url'>,
  fetch: createSocialProvider.Options['fetch'],
): SocialProviders {
  const providers = socialNames.map((name) => [
    name,
    createSocialProvider(
      {
        server: { issuer: `${url}/${name}` },
        clientId: client.id,
        clientAuth: client.secret,
        scope: 'openid profile email',
        readIdentity: ({ claims }) => readClaims(claims),
      },
      { fetch, now },
    ),
  ])
  return Object.fromEntries(providers)
}
