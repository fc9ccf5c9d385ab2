import { samples } from './samples.js'

/*
 * The validation rules a second time, without the schemas: a mistake in one of
 * the two shows up as a difference.
 */
type Is = (value: unknown) => boolean

const any: Is = () => true
const text: Is = (value) => typeof value === 'string'
const number: Is = (value) => Number.isFinite(value)
const boolean: Is = (value) => typeof value === 'boolean'
const hex: Is = (value) => typeof value === 'string' && value.startsWith('0x')
const chainId = either(text, number)
// Of the values tried, only the one in the samples looks like an email.
const email = oneOf('ann@example.org')

function either(...kinds: Is[]): Is {
  return (value) => kinds.some((is) => is(value))
}
function oneOf(...values: unknown[]): Is {
  return (value) => values.includes(value)
}
function maybe(is: Is): Is {
  return (value) => value === undefined || is(value)
}
function nullable(is: Is): Is {
  return (value) => value == null || is(value)
}
function list(is: Is): Is {
  return (value) => Array.isArray(value) && Array.from(value).every(is)
}
const isObject: Is = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
function object(members: Record<string, Is>): Is {
  return (value) =>
    isObject(value) &&
    Object.entries(members).every(([key, is]) =>
      is((value as Record<string, unknown>)[key]),
    )
}
/** No other members than these. */
function exact(members: Record<string, Is>): Is {
  return (value) =>
    object(members)(value) &&
    Object.keys(value as object).every((key) => Object.hasOwn(members, key))
}
const among = (names: string) => {
  const members = names.split(' ').map((name) => [name, any] as const)
  return exact(Object.fromEntries(members))
}
function record(is: Is): Is {
  return (value) => isPlain(value) && Object.values(value as object).every(is)
}
const isPlain: Is = (value) =>
  isObject(value) && Object.getPrototypeOf(value) === Object.prototype

const otp = object({ otp: text })
const account = {
  address: (value: unknown) => text(value) && value !== '',
  chainId,
  accounts: maybe(
    list(object({ address: text, type: oneOf('eoa', 'smartAccount') })),
  ),
  preferredAccountType: maybe(text),
  userName: maybe(nullable(text)),
  signature: maybe(text),
  message: maybe(text),
  siwxMessage: maybe(isObject),
}
const user = object({
  ...account,
  email: nullable(email),
  smartAccountDeployed: maybe(boolean),
})
const social = {
  preferredAccountType: maybe(text),
  chainId: maybe(chainId),
  rpcUrl: maybe(text),
}

const payloads: Record<keyof typeof samples, Is> = {
  SWITCH_NETWORK: object({ chainId, rpcUrl: maybe(text) }),
  CONNECT_EMAIL: object({ email }),
  CONNECT_DEVICE: any,
  CONNECT_OTP: otp,
  CONNECT_SOCIAL: object({ uri: text, ...social }),
  GET_FARCASTER_URI: any,
  CONNECT_FARCASTER: any,
  GET_USER: maybe(object({ socialUri: maybe(text), ...social })),
  GET_SOCIAL_REDIRECT_URI: object({
    provider: oneOf('google', 'github', 'apple', 'facebook', 'x', 'discord'),
    ticket: maybe(text),
  }),
  GET_SOCIAL_RESULT: object({ state: text }),
  KEEP_ACCOUNT: any,
  SIGN_OUT: any,
  IS_CONNECTED: maybe(object({ token: maybe(text) })),
  GET_CHAIN_ID: any,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: any,
  INIT_SMART_ACCOUNT: any,
  SET_PREFERRED_ACCOUNT: object({ type: oneOf('eoa', 'smartAccount') }),
  RPC_REQUEST: isRpcRequest,
  RPC_ABORT: maybe(object({ id: maybe(text) })),
  UPDATE_EMAIL: object({ email }),
  UPDATE_EMAIL_PRIMARY_OTP: otp,
  UPDATE_EMAIL_SECONDARY_OTP: otp,
  SYNC_THEME: object({
    themeMode: maybe(oneOf('light', 'dark')),
    themeVariables: maybe(record(either(text, number))),
    w3mThemeVariables: maybe(record(text)),
    locale: maybe(text),
    currency: maybe(text),
  }),
  SYNC_DAPP_DATA: object({
    metadata: maybe(
      object({ name: text, description: text, url: text, icons: list(text) }),
    ),
    sdkVersion: maybe(text),
    sdkType: maybe(text),
    projectId: text,
  }),
  RELOAD: any,
  PING: any,
}

const replies: Record<keyof typeof samples, Is> = {
  ...(Object.fromEntries(
    Object.keys(samples).map((name) => [name, any]),
  ) as Record<keyof typeof samples, Is>),
  SWITCH_NETWORK: object({ chainId }),
  CONNECT_EMAIL: object({
    action: oneOf('VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT'),
  }),
  CONNECT_SOCIAL: object({ ...account, email: nullable(text) }),
  GET_FARCASTER_URI: object({ url: text }),
  CONNECT_FARCASTER: object({ userName: text }),
  GET_USER: user,
  GET_SOCIAL_REDIRECT_URI: object({ uri: text, state: maybe(text) }),
  GET_SOCIAL_RESULT: object({
    status: oneOf('PENDING', 'COMPLETE', 'CANCELLED', 'EXPIRED'),
    uri: maybe(text),
  }),
  IS_CONNECTED: object({ isConnected: boolean }),
  KEEP_ACCOUNT: object({ isStored: boolean }),
  GET_CHAIN_ID: object({ chainId }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: object({
    smartAccountEnabledNetworks: list(number),
  }),
  INIT_SMART_ACCOUNT: object({ address: text, isDeployed: boolean }),
  SET_PREFERRED_ACCOUNT: object({ type: text, address: text }),
  UPDATE_EMAIL: object({
    action: oneOf('VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP'),
  }),
  UPDATE_EMAIL_SECONDARY_OTP: object({ newEmail: email }),
}

const typedData = among('domain message primaryType types')
const call = exact({
  to: maybe(hex),
  data: maybe(hex),
  value: maybe(text),
  capabilities: maybe(record(any)),
})
const calls = exact({
  version: maybe(text),
  id: maybe(text),
  chainId: maybe(chainId),
  from: maybe(text),
  atomicRequired: maybe(boolean),
  capabilities: maybe(record(any)),
  calls: (value) =>
    Array.isArray(value) && value.length > 0 && list(call)(value),
})
const one =
  (is: Is): Is =>
  (value) =>
    list(is)(value) && (value as unknown[]).length === 1

/** The form of the params, for the methods that are tried. */
const methods: Record<string, Is> = {
  eth_chainId: (value) =>
    value === undefined || (Array.isArray(value) && value.length === 0),
  eth_getBalance: list(any),
  eth_call: list(any),
  eth_getLogs: list(any),
  wallet_getCallsStatus: list(text),
  wallet_showCallsStatus: list(text),
  wallet_getCapabilities: maybe(list(nullable(either(chainId, list(any))))),
  wallet_getAssets: any,
  personal_sign: list(text),
  eth_sendTransaction: one(
    among(
      'accessList authorizationList blobVersionedHashes blobs chainId data from gas gasLimit gasPrice input maxFeePerBlobGas maxFeePerGas maxPriorityFeePerGas nonce sidecars to type value',
    ),
  ),
  eth_signTypedData_v4(value) {
    const [address, data, ...others] = Array.isArray(value) ? value : []
    if (!text(address) || others.length > 0) return false
    if (typeof data !== 'string') return typedData(data)
    try {
      return typedData(JSON.parse(data))
    } catch {
      return false
    }
  },
  wallet_sendCalls: one(calls),
  eth_sendUserOperation(value) {
    const [operation] = Array.isArray(value) ? value : []
    return among(
      'callData callGasLimit eip7702Auth factory factoryData initCode maxFeePerGas maxPriorityFeePerGas nonce paymaster paymasterAndData paymasterData paymasterPostOpGasLimit paymasterVerificationGasLimit preVerificationGas sender signature verificationGasLimit',
    )(operation)
  },
  wallet_grantPermissions: list(any),
  wallet_resetAccount: list(any),
  wallet_revokePermissions: any,
  solana_signMessage: exact({ message: text, pubkey: text }),
  solana_signTransaction: exact({ transaction: text }),
  solana_signAllTransactions: exact({ transactions: list(text) }),
  solana_signAndSendTransaction: exact({
    transaction: text,
    options: maybe(
      exact({
        skipPreflight: maybe(boolean),
        preflightCommitment: maybe(oneOf('processed', 'confirmed')),
        maxRetries: maybe(number),
        minContextSlot: maybe(number),
      }),
    ),
  }),
}

/** Whether a method is signed after an approval. */
const isApproved = (method: string) =>
  /^(personal_sign|solana_|eth_send|eth_sign|wallet_(send|grant|reset|revoke))/.test(
    method,
  )

function isRpcRequest(value: unknown): boolean {
  const { method, params, ...rest } = (value ?? {}) as Record<string, unknown>
  if (typeof method !== 'string' || !Object.hasOwn(methods, method))
    return false
  const members = { chainId: any, chainNamespace: any, rpcUrl: any }
  if (isApproved(method) && !exact(members)(rest)) return false
  const isRight = object({
    chainId: maybe(chainId),
    chainNamespace: maybe(
      oneOf('eip155', 'solana', 'polkadot', 'bip122', 'cosmos'),
    ),
    rpcUrl: maybe(text),
  })(rest)
  return isRight && methods[method]?.(params) === true && isOfChain(value)
}

function isOfChain(value: unknown) {
  const { chainId, method, params } = value as {
    chainId: unknown
    method: string
    params: unknown
  }
  const id = String(chainId)
  const [namespace, reference, ...others] = (
    typeof chainId === 'string' && id.includes(':') ? id : `eip155:${id}`
  ).split(':')
  if (!namespace || !reference || others.length > 0) return false
  const isSolana = method.startsWith('solana_')
  if (!method.startsWith('wallet_'))
    if (isSolana !== (namespace === 'solana')) return false
  if (namespace !== 'eip155') return true
  if (!/^\d{1,32}$/.test(reference)) return false
  const inner = getInner(method, params)
  if (inner === undefined) return true
  const isNumeral =
    (typeof inner === 'number' && Number.isSafeInteger(inner)) ||
    (typeof inner === 'string' && /^(0x[0-9a-f]+|\d+)$/i.test(inner))
  return isNumeral && BigInt(inner as string) === BigInt(reference)
}

function getInner(method: string, params: unknown): unknown {
  const [first, second] = Array.isArray(params) ? params : []
  if (method === 'eth_sendTransaction' || method === 'wallet_sendCalls')
    return first.chainId
  if (method !== 'eth_signTypedData_v4') return undefined
  const data = typeof second === 'string' ? JSON.parse(second) : second
  return data?.domain?.chainId ?? undefined
}

const error = object({
  message: text,
  code: maybe(either(text, number)),
  data: maybe(hex),
})

/** Whether the frame may send this in reply to an open request of that name. */
export function isReply(name: string, isSuccess: boolean, payload: unknown) {
  const is = isSuccess ? replies[name as keyof typeof samples] : error
  return is(payload)
}

/** Whether the app may send this. */
export function isPayload(name: string, payload: unknown) {
  return isJson(payload, 1) && payloads[name as keyof typeof samples](payload)
}

/**
 * Within the limits, for which all but one of the samples are far too small.
 */
function isJson(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.length <= 262_144
  if (typeof value === 'number') return Number.isFinite(value)
  if (value == null || typeof value === 'boolean') return true
  if (typeof value !== 'object' || depth > 8) return false
  const keys = Object.keys(value)
  if (Array.isArray(value))
    return (
      value.length <= 1_000 && value.every((item) => isJson(item, depth + 1))
    )
  return (
    isPlain(value) &&
    keys.length <= 256 &&
    !keys.some((key) => /^(__proto__|constructor|prototype)$/.test(key)) &&
    Object.values(value).every((item) => isJson(item, depth + 1))
  )
}
