import { getAddress, zeroAddress } from 'viem'
import { foldCase } from '../../core/address/foldCase.js'
import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import type {
  PairingSignature,
  PairingSignIn,
} from '../../core/ports/pairingSignIn.js'
import type { CaipNetworkId } from '../../core/ports.js'
import type { Kit } from '../../createKit.js'
import { emit } from '../../features/analytics/emit.js'
import { addSessions } from '../../features/signIn/addSessions.js'
import { canSignIn } from '../../features/signIn/canSignIn.js'
import { changeSignIn } from '../../features/signIn/changeSignIn.js'
import { createSignInMemory } from '../../features/signIn/createSignInMemory.js'
import { getSignIn } from '../../features/signIn/getSignIn.js'
import { withSignInTimeout } from '../../features/signIn/withSignInTimeout.js'
import type { SiwxConfig } from '../../siwx/client/types.js'
import { parseSiwxMessage } from '../../siwx/parseSiwxMessage.js'
import type { SiwxMessageData, SiwxSession } from '../../siwx/types.js'
import { readEmailCapture } from './readEmailCapture.js'

/**
 * Connects a WalletConnect wallet and signs in with the same approval, if the
 * wallet supports it and all networks are EVM networks. Without a valid
 * signature there is no session, and the prompt follows.
 *
 * Standards: CAIP-222, CAIP-74 (CACAO), EIP-4361.
 *
 * @param connect - connects the wallet; sessions are read afterwards
 * @throws what `connect` throws, nothing else
 */
export async function signInWithPairing(
  kit: Kit,
  connect: () => Promise<void>,
): Promise<void> {
  const { pairing } = kit
  const config = getSignIn(kit)
  const chainId = kit.config.state.chainId
  const isPossible =
    pairing &&
    config &&
    !config.signMessage &&
    canSignIn(kit, { chainId, namespace: 'eip155' }) &&
    // The user is asked for an email address before the message is created.
    !(await readEmailCapture(kit))
  if (!isPossible) return connect()
  const memory = kit.own(createSignInMemory)
  const sent: SiwxMessageData[] = []
  let signatures: readonly PairingSignature[] = []
  const signIn: PairingSignIn = {
    async create() {
      const { toString: _, ...data } = await withSignInTimeout(
        config.createMessage({
          accountAddress: zeroAddress,
          chainId: `eip155:${chainId}`,
        }),
      )
      sent.push(data)
      return { ...data, chainId: `eip155:${chainId}` }
    },
    onSigned(found) {
      signatures = found
    },
  }
  let finish = () => {}
  const pending = new Promise<void>((resolve) => (finish = resolve))
  memory.logins.set(WALLET_CONNECT_ID, pending)
  pairing.options.signIn = signIn
  try {
    await connect()
    const sessions = readSessions(kit, { sent, signatures })
    if (sessions.length > 0) await add(kit, config, sessions)
  } finally {
    if (pairing.options.signIn === signIn) pairing.options.signIn = undefined
    if (memory.logins.get(WALLET_CONNECT_ID) === pending)
      memory.logins.delete(WALLET_CONNECT_ID)
    finish()
  }
}

/** The valid sign-ins of the connected accounts, the active network first. */
function readSessions(
  kit: Kit,
  {
    sent,
    signatures,
  }: {
    sent: readonly SiwxMessageData[]
    signatures: readonly PairingSignature[]
  },
): SiwxSession[] {
  const { namespaces } = kit.pairing?.getState().session ?? {}
  const accounts = namespaces?.eip155?.accounts ?? []
  const active = kit.getActiveAccount('eip155')?.caipNetworkId
  const sessions = signatures.flatMap(({ cacao, message, signature }) => {
    try {
      const data = parseSiwxMessage(message)
      const { accountAddress, chainId, domain, nonce, uri } = data
      const [namespace, reference] = chainId.split(':')
      const isSent = sent.some(
        (one) =>
          one.nonce === nonce && // guard: nonce
          one.domain === domain && // guard: domain
          one.uri === uri, // guard: URI
      )
      const isConnected = accounts.some(
        ({ address, caipNetworkId }) =>
          foldCase(address) === foldCase(accountAddress) &&
          caipNetworkId === chainId, // guard: account
      )
      const isConfigured =
        namespace === 'eip155' &&
        canSignIn(kit, { chainId: Number(reference), namespace })
      if (!isSent || !isConnected || !isConfigured) return []
      const owner = { accountAddress: getAddress(accountAddress) }
      return [{ cacao, data: { ...data, ...owner }, message, signature }]
    } catch {
      return []
    }
  })
  const isActive = ({ data }: SiwxSession) => data.chainId === active
  return [
    ...sessions.filter(isActive),
    ...sessions.filter((session) => !isActive(session)),
  ]
}

async function add(
  kit: Kit,
  config: SiwxConfig,
  sessions: readonly SiwxSession[],
) {
  const [first, ...others] = sessions
  if (!first) return
  const network = first.data.chainId as CaipNetworkId
  const { owed } = kit.own(createSignInMemory)
  for (const { data } of sessions)
    owed.delete(`${data.chainId}:${data.accountAddress}`)
  try {
    await addSessions(kit, { config, sessions: [first, ...others] })
    changeSignIn(kit)
    emit(kit, { event: 'SIWX_AUTH_SUCCESS', network })
  } catch (error) {
    emit(kit, { error, event: 'SIWX_AUTH_ERROR', network })
    kit.logger.warn('sign-in with a connection', error)
  }
}
