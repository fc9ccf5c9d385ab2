import type { Auth } from '../createAuth.js'
import { limitClient } from '../limitClient.js'
import type { NewPasskey, SocialIdentity } from '../records.js'
import { CLIENT_TRIES } from '../rules.js'
import { settleSocial } from '../social/settleSocial.js'
import { requirePasskeyLogin } from './beginPasskeyLogin.js'
import { takeChallenge } from './passkeyChallenge.js'
import { PASSKEY, toPasskeyIdentity } from './passkeyIdentity.js'
import type {
  PasskeyAssertion,
  PasskeyCreation,
} from './readPasskeyResponse.js'
import {
  refusePasskey,
  verifyAssertion,
  verifyCreation,
} from './verifyPasskey.js'

/**
 * The window has a passkey's answer. One that is refused leaves the login
 * open, with another challenge; one that is right settles it.
 *
 * @returns where the window takes the result to
 * @throws ServiceError SOCIAL_EXPIRED, LOGIN_COOLDOWN, PASSKEY_EXPIRED,
 * PASSKEY_REFUSED
 */
export async function finishPasskeyLogin(
  auth: Auth,
  parameters: finishPasskeyLogin.Parameters,
): Promise<settleSocial.ReturnType> {
  const { client, getBrowser, state } = parameters
  await limitClient(auth, { client, key: PASSKEY, limits: CLIENT_TRIES })
  const { projectId } = await requirePasskeyLogin(auth, state)
  const { challenge, handle } = await takeChallenge(auth, state)
  const proved =
    'creation' in parameters
      ? await create(auth, { ...parameters, challenge, handle, projectId })
      : await use(auth, { ...parameters, challenge, projectId })
  return settleSocial(auth, {
    ...{ getBrowser, provider: PASSKEY, state },
    settle: async () => ({ ...proved, status: 'COMPLETE' }),
  })
}

export declare namespace finishPasskeyLogin {
  type Parameters = Pick<settleSocial.Parameters, 'getBrowser' | 'state'> & {
    client?: string | undefined
  } & (
      | { assertion: PasskeyAssertion }
      | {
          creation: PasskeyCreation
          /** Browser it was created in. */
          name: string
        }
    )
}

type Proved = { created?: NewPasskey; identity: SocialIdentity }

async function create(
  auth: Auth,
  parameters: {
    challenge: string
    creation: PasskeyCreation
    handle: string
    name: string
    projectId: string
  },
): Promise<Proved> {
  const { challenge, creation, handle, name, projectId } = parameters
  const found = await verifyCreation(auth, { challenge, response: creation })
  const { id } = creation
  // guard: passkey-known
  if (await auth.store.passkeys.get(id)) throw refusePasskey()
  const now = auth.now()
  return {
    created: {
      ...{ ...found, createdAt: now, handle, id, name, projectId, usedAt: now },
    },
    identity: toIdentity(auth, { handle, projectId }),
  }
}

function use(
  auth: Auth,
  parameters: {
    assertion: PasskeyAssertion
    challenge: string
    projectId: string
  },
): Promise<Proved> {
  const { assertion, challenge, projectId } = parameters
  const { id } = assertion
  const { identities, passkeys } = auth.store
  return auth.store.lock(`passkey:${id}`, async () => {
    const passkey = await passkeys.get(id)
    // guard: passkey-project
    if (passkey?.projectId !== projectId) throw refusePasskey()
    const response = assertion
    const { counter } = await verifyAssertion(auth, {
      ...{ challenge, passkey, response },
    })
    const identity = toIdentity(auth, passkey)
    const { provider, subject } = identity
    const known = await identities.get(JSON.stringify([provider, subject]))
    // guard: passkey-identity
    if (known?.userId !== passkey.userId) throw refusePasskey()
    await passkeys.set(id, { ...passkey, counter, usedAt: auth.now() })
    return { identity }
  })
}

const toIdentity = (
  auth: Pick<Auth, 'now'>,
  passkey: { handle: string; projectId: string },
) => ({ ...toPasskeyIdentity(passkey), loggedInAt: auth.now() })
