import { foldCase } from '../../core/address/foldCase.js'
import {
  SessionRejectedError,
  SignInServiceError,
} from '../../core/errors/signIn.js'
import type { CaipNetworkId } from '../../core/ports.js'
import type { SiwxMessageData, SiwxSession } from '../types.js'
import type {
  SiweConfig,
  SiweMessageParams,
  SiweSession,
} from './siweConfig.js'
import type { SiwxConfig, SiwxMessage, SiwxMessageInput } from './types.js'

const REFETCH_INTERVAL_MS = 300_000

/**
 * Adapts a `siweConfig` to the sign-in of the kit. Accounts of namespaces
 * other than `eip155` do not sign in.
 *
 * @param parameters.siweConfig - as passed to `createKit`
 * @param parameters.chainIds - EVM chain IDs of the config
 * @param parameters.getActiveNetwork - returns the active network, by CAIP-2
 */
export function fromSiweConfig(
  parameters: fromSiweConfig.Parameters,
): SiwxConfig {
  const { getActiveNetwork, siweConfig } = parameters
  const {
    nonceRefetchIntervalMs = REFETCH_INTERVAL_MS,
    required = true,
    sessionRefetchIntervalMs = REFETCH_INTERVAL_MS,
    signOutOnAccountChange = true,
    signOutOnDisconnect = true,
    signOutOnNetworkChange = true,
  } = siweConfig
  let unused: { address: string; at: number; nonce: string } | undefined

  async function readNonce(address: string) {
    const isFresh =
      unused?.address === address &&
      Date.now() - unused.at < nonceRefetchIntervalMs
    if (!isFresh)
      unused = {
        address,
        at: Date.now(),
        nonce: await siweConfig.getNonce(address),
      }
    return unused?.nonce ?? ''
  }

  async function createMessage(input: SiwxMessageInput): Promise<SiwxMessage> {
    const { accountAddress, chainId } = input
    const nonce = await readNonce(accountAddress)
    const asked = (await siweConfig.getMessageParams?.()) ?? {
      chains: parameters.chainIds,
      domain: location.host,
      uri: `${location.origin}${location.pathname}`,
    }
    const iat = asked.iat ?? new Date().toISOString()
    const nbf = asked.nbf ?? input.notBefore
    const params: SiweMessageParams = { ...asked, iat, ...(nbf && { nbf }) }
    const text = siweConfig.createMessage({
      ...params,
      address: `did:pkh:${chainId}:${accountAddress}`,
      chainId: toNumber(chainId),
      nonce,
      version: '1',
    })
    return { ...toData(input, params, nonce), toString: () => text }
  }

  async function addSession(session: SiwxSession) {
    const { cacao, message, signature } = session
    // The backend burns it, also when it rejects the message.
    unused = undefined
    const isRight = await siweConfig.verifyMessage({
      message,
      signature,
      ...(cacao && { cacao }),
    })
    if (isRight !== true) throw new SessionRejectedError()
    await runCallback(async () =>
      siweConfig.onSignIn?.((await siweConfig.getSession()) ?? undefined),
    )
  }

  async function signOut() {
    const isOut = await siweConfig.signOut()
    if (isOut !== true)
      throw new SignInServiceError({ details: '`signOut` returned false.' })
    await runCallback(async () => siweConfig.onSignOut?.())
  }

  async function find(chainId: CaipNetworkId, address: string) {
    if (!chainId.startsWith('eip155:')) return undefined
    const session = await siweConfig.getSession()
    return session && isOf(session, chainId, address) ? session : undefined
  }

  return {
    addSession,
    createMessage,
    getRequired: () => required,
    async getSessions(chainId, address) {
      const session = await find(chainId, address)
      return session ? [toSession(chainId, address)] : []
    },
    namespaces: ['eip155'],
    async revokeSession(chainId, address) {
      if (await find(chainId, address)) await signOut()
    },
    sessionRefetchIntervalMs,
    async setSessions(sessions) {
      const active = getActiveNetwork()
      const chosen =
        sessions.find(({ data }) => data.chainId === active) ?? sessions[0]
      if (chosen) await addSession(chosen)
      else if (await siweConfig.getSession()) await signOut()
    },
    signOutOnAccountChange,
    signOutOnDisconnect,
    signOutOnNetworkChange,
  }
}

export declare namespace fromSiweConfig {
  type Parameters = {
    chainIds: readonly number[]
    getActiveNetwork: () => string | undefined
    siweConfig: SiweConfig
  }
}

/** A callback that fails does not undo the sign-in or sign-out. */
async function runCallback(call: () => Promise<void>) {
  try {
    await call()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}

const toNumber = (chainId: CaipNetworkId) => Number(chainId.split(':')[1])

function isOf(session: SiweSession, chainId: CaipNetworkId, address: string) {
  return (
    `eip155:${session.chainId}` === chainId &&
    typeof session.address === 'string' &&
    foldCase(session.address) === foldCase(address)
  )
}

function toData(
  { accountAddress, chainId }: SiwxMessageInput,
  params: SiweMessageParams,
  nonce: string,
): SiwxMessageData {
  const { domain, exp, iat, nbf, requestId, resources, statement, uri } = params
  return {
    accountAddress,
    chainId,
    domain,
    nonce,
    uri,
    version: '1',
    ...(exp && { expirationTime: exp }),
    ...(iat && { issuedAt: iat }),
    ...(nbf && { notBefore: nbf }),
    ...(requestId && { requestId }),
    ...(resources && { resources: [...resources] }),
    ...(statement && { statement }),
  }
}

/** The backend owns the message, so only the account is known. */
function toSession(
  chainId: CaipNetworkId,
  accountAddress: string,
): SiwxSession {
  const data: SiwxMessageData = {
    accountAddress,
    chainId,
    domain: globalThis.location?.host ?? '',
    nonce: '',
    uri: globalThis.location?.origin ?? '',
    version: '1',
  }
  return { data, message: '', signature: '' }
}
