import {
  ExtensionType,
  getExtensionData,
  getExtensionTypes,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import type { Vm, VmAccount } from './createVm.js'
import { readMint } from './readMint.js'
import { readToken } from './readToken.js'
import { toTokenAmount } from './toTokenAmount.js'

/** `jsonParsed` of a token account or a mint, `undefined` of all else. */
export function parseTokenAccount(vm: Vm, account: VmAccount) {
  const parsed = parseHolding(vm, account) ?? parseMint(account)
  if (!parsed) return undefined
  const isFirst = account.owner === TOKEN_PROGRAM_ID.toBase58()
  const program = isFirst ? 'spl-token' : 'spl-token-2022'
  return { program, parsed, space: account.data.length }
}

function parseHolding(vm: Vm, account: VmAccount) {
  const token = readToken(vm, account)
  if (!token) return undefined
  const { isFrozen, isNative, mint, owner } = token
  const info = {
    isNative,
    mint,
    owner,
    state: isFrozen ? 'frozen' : 'initialized',
    tokenAmount: toTokenAmount(token),
  }
  return { type: 'account', info }
}

function parseMint(account: VmAccount) {
  const mint = readMint(account)
  if (!mint) return undefined
  const info = {
    decimals: mint.decimals,
    freezeAuthority: mint.freezeAuthority?.toBase58() ?? null,
    isInitialized: mint.isInitialized,
    mintAuthority: mint.mintAuthority?.toBase58() ?? null,
    supply: String(mint.supply),
    ...toExtensions(mint.tlvData),
  }
  return { type: 'mint', info }
}

function toExtensions(tlvData: Buffer) {
  const types = getExtensionTypes(tlvData)
  if (types.length === 0) return {}
  const extensions = types.map((type) => {
    const name = ExtensionType[type] ?? 'unknown'
    const extension = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
    const bytes = getExtensionData(type, tlvData)
    return { extension, state: Buffer.from(bytes ?? []).toString('base64') }
  })
  return { extensions }
}
