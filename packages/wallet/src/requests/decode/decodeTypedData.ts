import { HostError } from 'latchkey/frame'
import {
  type Address,
  getAddress,
  isAddress,
  isAddressEqual,
  type TypedDataDefinition,
} from 'viem'
import { cleanText } from '../../core/cleanText.js'
import { revealText } from '../../core/format/revealText.js'
import type { Strings } from '../../ui/language/translations/english.js'
import type { ApprovalView, TreeNode } from '../../ui/view.js'
import { isGuarded } from './assertCallAllowed.js'
import {
  readTypedData,
  type TypedData,
  type TypedField,
  type TypedStruct,
} from './readTypedData.js'

type Types = TypedData['types']

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
  const { given, ...typedData } = readTypedData(
    toText(parameters.data),
    parameters.chainId,
  )
  const { domain, message, primaryType, types } = typedData
  assertOrdinary({ ...typedData, domain: given }, parameters.address) // guard: own types
  const tree = [
    {
      label: labels.domain,
      children: toNodes('EIP712Domain', domain, types),
    },
    {
      label: cleanText(primaryType, 64),
      children: toNodes(primaryType, message, types),
    },
  ]
  return {
    typedData: typedData as unknown as TypedDataDefinition,
    view: {
      action: actions.signStructured,
      rows: [],
      tree,
      warnings: [
        ...(namesChain(typedData) ? [] : [warnings.noNetwork]),
        ...(spends(primaryType, types) ? [warnings.movesTokens] : []),
      ],
      raw: JSON.stringify(typedData),
    },
  }
}

/**
 * Refuses what a smart account, or its contracts, would take as an order of
 * the account. An account that is not upgraded yet signs none of it either,
 * because signatures stay valid.
 */
function assertOrdinary(
  { domain, primaryType, types }: TypedData,
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
  if (typeof text === 'string') return text
  throw new HostError({
    message: 'The data to sign is malformed',
    code: -32602,
  })
}

const namesChain = ({ domain }: TypedData) => domain.chainId !== undefined

/**
 * Permits of ERC-20 and Permit2, authorizations of EIP-3009, transactions of
 * Safe, forwarders, orders of exchanges, all of Hyperliquid, and their like.
 */
const spending =
  /permit|order|approv|delegat|allowance|transfer|withdraw|forward|execut|safetx|metatransaction|spotsend|usdsend|hyperliquidtransaction/i
/** Fields of what nobody knows that say how much. */
const amount =
  /amount|value|price|quantity|units|shares|balance|collateral|size|assets|qty|amt|wei$|^(?:wad|sum|total|sz|px|fee)$/i
/** Fields that say who. */
const party =
  /address|account|to$|receiver|recipient|beneficiary|destination|spender|operator|taker|payee|owner/i

/** Whether it may move money: by its names, or because it says how much to whom. */
function spends(primaryType: string, types: Types) {
  if (spending.test([primaryType, ...Object.keys(types)].join(' '))) return true
  const fields = Object.entries(types).flatMap(([name, fields]) =>
    name === 'EIP712Domain' ? [] : fields,
  )
  const isParty = ({ name, type }: TypedField) =>
    type.startsWith('address') ||
    (/^(?:string|bytes)/.test(type) && party.test(name))
  const isAmount = ({ name, type }: TypedField) =>
    /^(?:u?int|string)/.test(type) && amount.test(name)
  return fields.some(isParty) && fields.some(isAmount)
}

function toNodes(type: string, value: TypedStruct, types: Types): TreeNode[] {
  return (types[type] ?? []).map((field) =>
    toNode(field, value[field.name], types),
  )
}

function toNode(field: TypedField, value: unknown, types: Types): TreeNode {
  const label = cleanText(field.name, 64)
  const [, element] = /^(.*)\[\d*\]$/.exec(field.type) ?? []
  if (element !== undefined)
    return {
      label,
      children: (value as unknown[]).map((item, index) =>
        toNode({ name: String(index), type: element }, item, types),
      ),
    }
  if (types[field.type])
    return { label, children: toNodes(field.type, value as TypedStruct, types) }
  return field.type === 'address'
    ? { label, value: getAddress(String(value)), kind: 'address' }
    : { label, value: revealText(String(value)) }
}
