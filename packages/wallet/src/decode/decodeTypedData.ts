import { HostError } from 'latchkey/frame'
import {
  type Address,
  getAddress,
  getTypesForEIP712Domain,
  hashTypedData,
  isAddress,
  isAddressEqual,
  type TypedDataDefinition,
  type TypedDataDomain,
  validateTypedData,
} from 'viem'
import type { ApprovalView, TreeNode } from '../approval/view.js'
import { cleanText } from '../format/cleanText.js'
import { revealText } from '../format/revealText.js'
import type { Strings } from '../language/english.js'
import { isGuarded } from '../smartAccount/assertCallAllowed.js'

const TYPED_DATA_MAX_LENGTH = 262_144
const MAX_DEPTH = 16
const MAX_NODES = 1_000

type Field = { name: string; type: string }
type Types = Record<string, readonly Field[]>

export type DecodedTypedData = {
  /** The very object that is drawn, to be signed as it is. */
  typedData: TypedDataDefinition
  view: Pick<ApprovalView, 'action' | 'rows' | 'tree' | 'warnings' | 'raw'>
}

/**
 * Structured data (EIP-712) as a tree of the fields that are signed, and no
 * others.
 *
 * @throws HostError -32602 when malformed, or made for another chain; 4100 when
 * the signature would let somebody act as the account
 */
export function decodeTypedData(parameters: {
  data: unknown
  /** The account that signs. */
  address: Address
  chainId: number
  strings: Strings
}): DecodedTypedData {
  const { actions, labels, warnings } = parameters.strings
  const raw = toText(parameters.data)
  const typedData = parse(raw, parameters.chainId)
  const { domain, message, primaryType, types } = typedData
  assertOrdinary(typedData, parameters.address) // guard: own types
  const budget = { nodes: MAX_NODES }
  const tree = [
    {
      label: labels.domain,
      children: toNodes('EIP712Domain', domain, types, budget, 1),
    },
    {
      label: cleanText(primaryType, 64),
      children: toNodes(primaryType, message, types, budget, 1),
    },
  ]
  return {
    typedData: typedData as unknown as TypedDataDefinition,
    view: {
      action: actions.signStructured,
      rows: [],
      tree,
      warnings: [
        ...(namesChain(domain, types) ? [] : [warnings.noNetwork]),
        ...(spends(primaryType, types) ? [warnings.movesTokens] : []),
      ],
      raw,
    },
  }
}

/**
 * Refuses what a smart account, or its contracts, would take as an order of
 * the account. An account that is not upgraded yet signs none of it either,
 * because signatures stay valid.
 */
function assertOrdinary(
  { domain, primaryType, types }: ReturnType<typeof parse>,
  account: Address,
) {
  const contract: unknown = domain.verifyingContract
  const isOwn =
    typeof contract === 'string' &&
    isAddress(contract, { strict: false }) &&
    (isAddressEqual(contract, account) || isGuarded(contract))
  // Votes are delegated by structures of the same name, without caveats.
  const isDelegation =
    primaryType === 'Delegation' &&
    types.Delegation?.some(({ name }) => name === 'caveats')
  const isOperation = /^(?:Packed)?UserOperation$/.test(primaryType)
  if (isOwn || isDelegation || isOperation)
    throw new HostError({
      message: 'Apps may not have this signed',
      code: 4100,
    })
}

function toText(data: unknown) {
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  if (typeof text !== 'string') throw refuse('The data to sign is malformed')
  if (text.length > TYPED_DATA_MAX_LENGTH)
    throw refuse('The data to sign is too long')
  return text
}

function parse(text: string, chainId: number) {
  const value = read(text)
  const domain = toDomain(value.domain, chainId)
  const types: Types = {
    EIP712Domain: getTypesForEIP712Domain({ domain }),
    ...value.types,
  }
  const { message, primaryType } = value
  const typedData = { domain, message, primaryType, types }
  try {
    if (primaryType === 'EIP712Domain') throw new Error('Nothing to sign')
    validateTypedData(typedData as never)
    // The only check that reaches every nested value.
    hashTypedData(typedData as never)
    return typedData
  } catch {
    throw refuse('The data to sign is malformed')
  }
}

function read(text: string) {
  try {
    const value = JSON.parse(text, check)
    if (!isRecord(value) || !isRecord(value.types)) throw new Error('No types')
    return value as {
      domain?: unknown
      message: Record<string, unknown>
      primaryType: string
      types: Types
    }
  } catch {
    throw refuse('The data to sign is malformed')
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Numbers that JSON has already rounded are not what the app meant. */
function check(key: string, value: unknown) {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new Error('Not a safe integer')
  return ['__proto__', 'constructor', 'prototype'].includes(key)
    ? undefined
    : value
}

/** The chain, when it is named, must be the request's in whatever form. */
function toDomain(domain: unknown, chainId: number): TypedDataDomain {
  if (!isRecord(domain)) return {}
  const { chainId: value, ...rest } = domain
  if (value === undefined || value === null) return rest
  const isSame =
    value === chainId ||
    (typeof value === 'string' &&
      /^(?:0x[0-9a-f]{1,16}|\d{1,20})$/i.test(value) &&
      BigInt(value) === BigInt(chainId))
  if (!isSame) throw refuse('The data to sign is for another network')
  return { ...rest, chainId }
}

function namesChain(domain: TypedDataDomain, types: Types) {
  return (
    domain.chainId !== undefined &&
    types.EIP712Domain?.some(({ name }) => name === 'chainId') === true
  )
}

/** Permits of ERC-20 and Permit2, orders of exchanges, and their like. */
function spends(primaryType: string, types: Types) {
  const names = [primaryType, ...Object.keys(types)].join(' ')
  return /permit|order|approv|delegat|allowance/i.test(names)
}

function toNodes(
  type: string,
  value: unknown,
  types: Types,
  budget: { nodes: number },
  depth: number,
): TreeNode[] {
  if (depth > MAX_DEPTH) throw refuse('The data to sign is nested too deep')
  const record = value as Record<string, unknown> | undefined
  return (types[type] ?? []).map((field) =>
    toNode(field, record?.[field.name], types, budget, depth),
  )
}

function toNode(
  field: Field,
  value: unknown,
  types: Types,
  budget: { nodes: number },
  depth: number,
): TreeNode {
  if (--budget.nodes < 0) throw refuse('The data to sign is too long')
  const label = cleanText(field.name, 64)
  const [, element] = /^(.*)\[\d*\]$/.exec(field.type) ?? []
  if (element !== undefined && Array.isArray(value))
    return {
      label,
      children: value.map((item, index) =>
        toNode(
          { name: String(index), type: element },
          item,
          types,
          budget,
          depth + 1,
        ),
      ),
    }
  if (types[field.type])
    return {
      label,
      children: toNodes(field.type, value, types, budget, depth + 1),
    }
  return field.type === 'address'
    ? { label, value: getAddress(String(value)), kind: 'address' }
    : { label, value: revealText(String(value)) }
}

function refuse(message: string) {
  return new HostError({ message, code: -32602 })
}
