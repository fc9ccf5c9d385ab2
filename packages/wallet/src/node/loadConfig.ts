import { HostError } from 'latchkey/frame'
import { type Address, getAddress, isAddress } from 'viem'
import { cleanText } from '../core/cleanText.js'
import type { PlaceRules } from '../core/spend/decidePlace.js'
import type { SpendLimit } from '../core/spend/spend.js'

export type FrameChain = {
  id: number
  caipNetworkId: string
  name: string
  nativeCurrency: {
    name?: string | undefined
    symbol: string
    decimals: number
  }
  /** The frame's own nodes, asked in order. */
  rpcUrls: readonly string[]
  /** Exchanges that are known by name. */
  routers?: readonly FrameRouter[] | undefined
  /** Tokens (ERC-20) that are looked for in an account. */
  tokens?: readonly Address[] | undefined
  /** Whether the project lets accounts be upgraded (EIP-7702). Default: no. */
  smartAccounts?: boolean | undefined
  /** Takes user operations of EntryPoint 0.7 (ERC-4337). Default: none. */
  bundlerUrl?: string | undefined
  /** Origins of paymasters that apps may name (ERC-7677). Default: none. */
  paymasters?: readonly string[] | undefined
  /** Takes a fee for data on the chain below. Default: not known. */
  isRollup?: boolean | undefined
  /** Marked by the operator: what it has is worth nothing. Default: no. */
  isTest?: boolean | undefined
}

/** A Uniswap V2 router. */
export type FrameRouter = { address: Address; name: string }

/** A Solana network. */
export type FrameCluster = Pick<
  FrameChain,
  'caipNetworkId' | 'isTest' | 'name' | 'rpcUrls'
>

export type FrameConfig = {
  allowedOrigins: readonly string[]
  /** Origin of the blockchain API, for prices. */
  apiUrl?: string | undefined
  /** At least one; the first is the default. */
  chains: [FrameChain, ...FrameChain[]]
  /** Whether the server has chains that it does not list. */
  hasMoreChains: boolean
  /** `window`: all approvals happen in a window of this origin. */
  approvals: 'auto' | 'window'
  /**
   * How a wallet is kept: `device`, by this browser alone; `code`, so that a
   * recovery code brings it back; `passkey`, so that a passkey does, or a code
   * where passkeys keep no secret; `automatic`, so that a login does, because
   * the server can open it: custodial.
   */
  custody: 'device' | 'code' | 'passkey' | 'automatic'
  /** None where the server has no Solana side. */
  clusters: readonly FrameCluster[]
  /** Whether a faucet funds new accounts, as on local chains only. */
  hasFaucet: boolean
  /** What may be approved in the card of the app's page. */
  placeRules: PlaceRules
  /** What is above is approved in a window of this origin. */
  windowAbove: readonly SpendLimit[]
}

const CONFIG_TIMEOUT_MS = 10_000
const ROUTER_MAX_LENGTH = 32
/** In dollars. */
const CARD_LIMIT = '100'
/** In dollars. */
const PASSKEY_ABOVE = '1000'

/**
 * The project's allowed origins, chains and Solana clusters, from the frame's own server.
 *
 * @throws HostError `SERVICE_UNAVAILABLE` when there is no usable answer
 */
export async function loadConfig(parameters: {
  /** CAIP-2 IDs of chains to list, where the server has more than it lists. */
  chainIds?: readonly string[]
  projectId: string
  fetch?: typeof globalThis.fetch
}): Promise<FrameConfig> {
  const { chainIds = [], projectId } = parameters
  const { fetch = globalThis.fetch.bind(globalThis) } = parameters
  const query = new URLSearchParams({ projectId })
  for (const id of chainIds) query.append('chainId', id)
  const response = await fetch(`/sdk/config?${query}`, {
    signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS),
  })
  const body: unknown = response.ok ? await response.json() : undefined
  if (!isConfig(body))
    throw new HostError({
      message: 'The project cannot be loaded',
      code: 'SERVICE_UNAVAILABLE',
    })
  const [first, ...others] = body.chains
  return {
    allowedOrigins: body.allowedOrigins,
    apiUrl: body.apiUrl,
    approvals: body.approvals ?? 'auto',
    custody: body.custody ?? 'device',
    hasMoreChains: body.hasMoreChains === true,
    chains: [toChain(first), ...others.map(toChain)],
    clusters: (body.solana ?? []).map(
      ({ caipNetworkId, isTest, name, rpcUrl, rpcUrls }) => ({
        caipNetworkId,
        isTest: isTest === true,
        name,
        rpcUrls: rpcUrls ?? [rpcUrl],
      }),
    ),
    hasFaucet: body.faucet === true,
    placeRules: {
      limitCents: toCents(body.cardLimit ?? CARD_LIMIT),
      passkeyCents: toCents(body.passkeyAbove ?? PASSKEY_ABOVE),
      ...(body.mfa?.for.includes('payments') && {
        factorCents: toCents(
          body.mfa.paymentsAbove ?? body.passkeyAbove ?? PASSKEY_ABOVE,
        ),
      }),
      textMessages: body.textMessages ?? 'window',
    },
    windowAbove: (body.windowAbove ?? []).map(
      ({ asset, caipNetworkId, units }) => ({
        asset,
        caipNetworkId,
        units: BigInt(units),
      }),
    ),
  }
}

/** Dollars with up to two decimal places. */
function toCents(dollars: string) {
  const [whole = '', fraction = ''] = dollars.split('.')
  return BigInt(whole + fraction.padEnd(2, '0'))
}

function toChain(chain: ServedChain): FrameChain {
  return {
    id: chain.id,
    caipNetworkId: `eip155:${chain.id}`,
    name: chain.name,
    nativeCurrency: chain.nativeCurrency,
    rpcUrls: chain.rpcUrls ?? [chain.rpcUrl],
    routers: (chain.routers ?? []).map(({ address, name }) => ({
      address: getAddress(address),
      name: cleanText(name, ROUTER_MAX_LENGTH),
    })),
    tokens: (chain.tokens ?? []).map((token) => getAddress(token)),
    smartAccounts: chain.smartAccounts === true,
    bundlerUrl: chain.bundlerUrl,
    paymasters: chain.paymasters ?? [],
    isRollup: chain.isRollup === true,
    isTest: chain.isTest === true,
  }
}

/** Of nodes, the main one first; earlier servers name that one only. */
type Served = { rpcUrl: string; rpcUrls?: readonly string[] }

type ServedChain = Omit<FrameChain, 'rpcUrls'> & Served

type ServedConfig = {
  allowedOrigins: readonly string[]
  apiUrl?: string
  chains: readonly [ServedChain, ...ServedChain[]]
  hasMoreChains?: boolean
  solana?: readonly ServedCluster[]
  approvals?: 'auto' | 'window'
  cardLimit?: string
  custody?: 'device' | 'code' | 'passkey' | 'automatic'
  mfa?: { for: readonly string[]; paymentsAbove?: string }
  passkeyAbove?: string
  textMessages?: 'card' | 'window'
  faucet?: unknown
  windowAbove?: readonly ServedLimit[]
}

type ServedLimit = Omit<SpendLimit, 'units'> & { units: string }

type ServedCluster = Omit<FrameCluster, 'rpcUrls'> & Served

function isConfig(value: unknown): value is ServedConfig {
  return (
    isRecord(value) &&
    Array.isArray(value.allowedOrigins) &&
    value.allowedOrigins.every((origin) => typeof origin === 'string') &&
    Array.isArray(value.chains) &&
    value.chains.length > 0 &&
    value.chains.every(isChain) &&
    (value.apiUrl === undefined ||
      (typeof value.apiUrl === 'string' && URL.canParse(value.apiUrl))) &&
    (value.solana === undefined ||
      (Array.isArray(value.solana) && value.solana.every(isCluster))) &&
    // What cannot be read must not turn into less care.
    (value.approvals === undefined ||
      value.approvals === 'auto' ||
      value.approvals === 'window') &&
    (value.cardLimit === undefined || isDollars(value.cardLimit)) &&
    (value.passkeyAbove === undefined || isDollars(value.passkeyAbove)) &&
    (value.mfa === undefined || isMfa(value.mfa)) &&
    (value.textMessages === undefined ||
      value.textMessages === 'card' ||
      value.textMessages === 'window') &&
    (value.custody === undefined ||
      value.custody === 'device' ||
      value.custody === 'code' ||
      value.custody === 'passkey' ||
      value.custody === 'automatic') &&
    (value.windowAbove === undefined ||
      (Array.isArray(value.windowAbove) && value.windowAbove.every(isLimit)))
  )
}

function isMfa(value: unknown) {
  return (
    isRecord(value) &&
    Array.isArray(value.for) &&
    (value.paymentsAbove === undefined || isDollars(value.paymentsAbove))
  )
}

function isDollars(value: unknown) {
  return typeof value === 'string' && /^\d{1,9}(?:\.\d{1,2})?$/.test(value)
}

function isLimit(value: unknown) {
  return (
    isRecord(value) &&
    typeof value.caipNetworkId === 'string' &&
    typeof value.asset === 'string' &&
    typeof value.units === 'string' &&
    /^\d{1,78}$/.test(value.units)
  )
}

function isChain(value: unknown) {
  return (
    isRecord(value) &&
    Number.isSafeInteger(value.id) &&
    typeof value.name === 'string' &&
    isRecord(value.nativeCurrency) &&
    typeof value.nativeCurrency.symbol === 'string' &&
    Number.isInteger(value.nativeCurrency.decimals) &&
    hasNodes(value) &&
    (value.routers === undefined ||
      (Array.isArray(value.routers) && value.routers.every(isRouter))) &&
    (value.tokens === undefined ||
      (Array.isArray(value.tokens) && value.tokens.every(isToken))) &&
    (value.bundlerUrl === undefined || typeof value.bundlerUrl === 'string') &&
    (value.paymasters === undefined ||
      (Array.isArray(value.paymasters) &&
        value.paymasters.every((origin) => typeof origin === 'string')))
  )
}

function hasNodes({ rpcUrl, rpcUrls }: Record<string, unknown>) {
  return (
    typeof rpcUrl === 'string' &&
    (rpcUrls === undefined ||
      (Array.isArray(rpcUrls) &&
        rpcUrls.length > 0 &&
        rpcUrls.every((url) => typeof url === 'string')))
  )
}

function isRouter(value: unknown) {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    typeof value.address === 'string' &&
    isAddress(value.address)
  )
}

function isToken(value: unknown) {
  return typeof value === 'string' && isAddress(value)
}

function isCluster(value: unknown) {
  return (
    isRecord(value) &&
    typeof value.caipNetworkId === 'string' &&
    /^solana:[-_a-zA-Z0-9]{1,32}$/.test(value.caipNetworkId) &&
    typeof value.name === 'string' &&
    hasNodes(value)
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
