import {
  type Address,
  type Hex,
  InvalidParamsRpcError,
  isAddress,
  isHex,
  keccak256,
  numberToHex,
  ResourceUnavailableRpcError,
  recoverMessageAddress,
  UnauthorizedProviderError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
} from 'viem'
import type { Frame } from '../../core/ports.js'
import { version } from '../../version.js'
import { ConnectorNotConnectedError } from '../session/wagmiErrors.js'
import type { FrameSession } from './toFrameSession.js'

/**
 * Methods that the embedded wallet's provider answers in the page, because
 * they concern the page's connection or need no key. The frame does not know
 * them. `undefined` for all other methods.
 *
 * Standards: EIP-1193, EIP-747 (`wallet_watchAsset`), EIP-2255 (permissions).
 */
export function findLocalMethod(
  request: findLocalMethod.Request,
): findLocalMethod.Answer | undefined {
  const { method, params } = request
  if (method === 'wallet_revokePermissions' && !isAccountsOnly(params))
    return undefined
  return methods.get(method)
}

export declare namespace findLocalMethod {
  type Request = { method: string; params?: unknown }
  type Context = {
    /** Disconnects EVM, and tells wagmi. */
    disconnect(): Promise<void>
    /** The first chain of the config. */
    firstChainId: number
    find(): Promise<FrameSession>
    frame: Frame
    params: unknown
    /** The session when the request was made. */
    session: FrameSession | undefined
  }
  type Answer = (context: Context) => unknown
}

type Context = findLocalMethod.Context

const methods: ReadonlyMap<string, findLocalMethod.Answer> =
  /* @__PURE__ */ new Map<string, findLocalMethod.Answer>([
    ['eth_chainId', async (it) => numberToHex(await readChainId(it))],
    ['net_version', async (it) => String(await readChainId(it))],
    ['eth_coinbase', ({ session }) => session?.accounts[0] ?? null],
    ['net_listening', () => true],
    ['web3_clientVersion', () => `Latchkey/${version}`],
    ['web3_sha3', ({ params }) => keccak256(readHex(params, 0))],
    ['personal_ecRecover', recover],
    ['wallet_getPermissions', ({ session }) => toPermissions(session)],
    ['wallet_requestPermissions', requestPermissions],
    ['wallet_revokePermissions', revokePermissions],
    ['wallet_watchAsset', watchAsset],
    ...toRefusals({
      eth_decrypt: 'The wallet gives no encryption keys to apps.',
      eth_getEncryptionPublicKey:
        'The wallet gives no encryption keys to apps.',
      eth_sign: 'Nobody can read what it signs. Use `personal_sign`.',
      eth_signTransaction: 'Use `eth_sendTransaction`.',
      eth_signTypedData:
        'Typed data of version 1 names no app and no chain. Use `eth_signTypedData_v4`.',
      eth_signTypedData_v3:
        'This data differs between versions 3 and 4. Use `eth_signTypedData_v4`.',
      eth_subscribe: 'Use a filter, or a WebSocket transport of the app.',
      eth_unsubscribe: 'There are no subscriptions.',
      wallet_createSession: 'The provider has one namespace.',
      wallet_registerOnboarding: 'There is nothing to install.',
      wallet_requestExecutionPermissions: 'Use `wallet_grantPermissions`.',
      wallet_requestSnaps: 'The wallet runs no code of others.',
      wallet_scanQRCode: 'The wallet has no camera.',
    }),
  ])

function toRefusals(reasons: Readonly<Record<string, string>>) {
  return Object.entries(reasons).map(
    ([method, reason]): [string, findLocalMethod.Answer] => [
      method,
      () => {
        throw new UnsupportedProviderMethodError(new Error(reason), { method })
      },
    ],
  )
}

/** Pages read the chain before they connect, as injected wallets answer. */
async function readChainId({ find, firstChainId, session }: Context) {
  if (session) return session.chainId
  try {
    return (await find()).chainId
  } catch (error) {
    if (error instanceof ConnectorNotConnectedError) return firstChainId
    throw error
  }
}

function toPermissions(session: FrameSession | undefined) {
  if (!session) return []
  return [
    {
      invoker: globalThis.location?.origin,
      parentCapability: 'eth_accounts',
      caveats: [
        { type: 'restrictReturnedAccounts', value: [...session.accounts] },
      ],
    },
  ]
}

async function requestPermissions({ find, params, session }: Context) {
  if (!isAccountsOnly(params))
    throw invalid('Only the permission `eth_accounts` exists, without caveats.')
  try {
    return toPermissions(session ?? (await find()))
  } catch (error) {
    if (!(error instanceof ConnectorNotConnectedError)) throw error
    throw new UnauthorizedProviderError(error)
  }
}

async function revokePermissions({ disconnect, session }: Context) {
  if (session) await disconnect()
  return null
}

/** Exactly `[{ eth_accounts: {} }]`. */
function isAccountsOnly(params: unknown): boolean {
  if (!Array.isArray(params) || params.length !== 1) return false
  const [names] = params
  const isOnly = isEntry(names) && Object.keys(names).join() === 'eth_accounts'
  const value = isOnly && names.eth_accounts
  return isEntry(value) && Object.keys(value).length === 0
}

async function recover({ params }: Context) {
  const [message] = Array.isArray(params) ? params : []
  const signature = readHex(params, 1)
  if (typeof message !== 'string') throw invalid('`message` is missing.')
  try {
    const address = await recoverMessageAddress({
      message: isHex(message, { strict: true }) ? { raw: message } : message,
      signature,
    })
    return address.toLowerCase()
  } catch (cause) {
    throw invalid('The signature is not valid.', cause)
  }
}

/**
 * Asks the user, through the modal, whether to list a token. Its name, symbol
 * and decimals are read from the chain: those of the page are not used.
 */
async function watchAsset(context: Context) {
  const { find, frame, session } = context
  const token = readAsset(context.params)
  const ask = frame.getTokenAsk()
  if (!ask)
    throw new UnsupportedProviderMethodError(
      new Error(
        'No component of Latchkey is on the page that could ask the user. Mount `ConnectModal`, or call `watchToken` of the kit.',
      ),
      { method: 'wallet_watchAsset' },
    )
  const { chainId } = session ?? (await find())
  if (token.chainId !== undefined && token.chainId !== chainId)
    throw invalid(`The wallet is on chain ${chainId}.`)
  const answer = await ask({ address: token.address, chainId })
  if (answer === 'busy')
    throw new ResourceUnavailableRpcError(
      new Error('The user is asked about another token.'),
    )
  if (answer === 'unknown') throw invalid('There is no token at `address`.')
  if (answer === 'declined')
    throw new UserRejectedRequestError(new Error('The user declined.'))
  return true
}

function readAsset(params: unknown): {
  address: Address
  chainId: number | undefined
} {
  const asset: unknown = Array.isArray(params) ? params[0] : params
  if (!isEntry(asset)) throw invalid('`type` and `options` are missing.')
  if (asset.type !== 'ERC20')
    throw invalid('Only tokens of the type `ERC20` are listed.')
  const { address, chainId } = isEntry(asset.options) ? asset.options : {}
  if (typeof address !== 'string' || !isAddress(address, { strict: false }))
    throw invalid('`address` is not an address.')
  const id = chainId === undefined ? undefined : Number(chainId)
  return { address, chainId: id }
}

function readHex(params: unknown, index: number): Hex {
  const value: unknown = Array.isArray(params) ? params[index] : undefined
  if (!isHex(value, { strict: true }) || value.length % 2)
    throw invalid('Expected bytes as 0x-hex.')
  return value
}

const invalid = (reason: string, cause?: unknown) =>
  new InvalidParamsRpcError(new Error(reason, { cause }))

function isEntry(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Brings older forms of a request into the one the frame knows: parameters of
 * `personal_sign` in the other order, as MetaMask accepts them, and typed data
 * of methods whose result is the same as that of version 4.
 */
export function toKnownRequest<request extends findLocalMethod.Request>(
  request: request,
): request {
  const { method, params } = request
  if (!Array.isArray(params)) return request
  const [first, second, ...others] = params
  const isSwapped = isAccount(first) && !isAccount(second)
  if (method === 'personal_sign' && isSwapped && typeof second === 'string')
    return { ...request, params: [second, first, ...others] }
  const isOlder = method === 'eth_signTypedData' || method.endsWith('Data_v3')
  if (!isOlder || !isAccount(first) || !isSameInVersion4(second)) return request
  return { ...request, method: 'eth_signTypedData_v4' }
}

const isAccount = (value: unknown) =>
  typeof value === 'string' && isAddress(value, { strict: false })

/** Version 3 has no arrays, and encodes a missing value differently. */
function isSameInVersion4(data: unknown): boolean {
  const value = typeof data === 'string' ? parse(data) : data
  if (!isEntry(value) || !isEntry(value.types)) return false
  if (!isEntry(value.message) || !isEntry(value.domain)) return false
  const fields = Object.values(value.types).flat()
  const isFlat = fields.every(
    (field) =>
      isEntry(field) &&
      typeof field.type === 'string' &&
      !field.type.includes('['),
  )
  const { types } = value
  return isFlat && isComplete(types, value.primaryType, value.message)
}

function isComplete(
  types: Record<string, unknown>,
  type: unknown,
  value: unknown,
): boolean {
  const fields = types[String(type)]
  if (!Array.isArray(fields)) return value !== undefined && value !== null
  return (
    isEntry(value) &&
    fields.every((field) => isComplete(types, field.type, value[field.name]))
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
