import { appleQuirks } from './appleQuirks.js'
import { createSocialProvider } from './createSocialProvider.js'
import { discordQuirks } from './discordQuirks.js'
import { facebookQuirks } from './facebookQuirks.js'
import { githubQuirks } from './githubQuirks.js'
import { googleQuirks } from './googleQuirks.js'
import type { SocialProviders } from './socialProvider.js'
import { xQuirks } from './xQuirks.js'

/** Creates the providers that have a client; the others are left out. */
export function createSocialProviders(
  clients: createSocialProviders.Clients,
  options: createSocialProvider.Options = {},
): SocialProviders {
  const { apple, discord, facebook, github, google, x } = clients
  const quirks = {
    ...(google && { google: googleQuirks(google) }),
    ...(x && { x: xQuirks(x) }),
    ...(discord && { discord: discordQuirks(discord) }),
    ...(github && { github: githubQuirks(github) }),
    ...(apple && { apple: appleQuirks(apple, options) }),
    ...(facebook && { facebook: facebookQuirks(facebook) }),
  }
  return Object.fromEntries(
    Object.entries(quirks).map(([name, one]) => [
      name,
      createSocialProvider(one, options),
    ]),
  )
}

export declare namespace createSocialProviders {
  type Clients = {
    google?: googleQuirks.Parameters | undefined
    x?: xQuirks.Parameters | undefined
    discord?: discordQuirks.Parameters | undefined
    github?: githubQuirks.Parameters | undefined
    apple?: appleQuirks.Parameters | undefined
    facebook?: facebookQuirks.Parameters | undefined
  }
}
