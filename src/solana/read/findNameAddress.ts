import { PublicKey } from '@solana/web3.js'
import { sha256 } from 'viem'
import { callNode } from '../callNode.js'
import { verifySignature } from '../sign/verifySignature.js'
import type { SolanaContext } from '../solanaContext.js'

/**
 * Returns the address that a `.sol` name is paid to: its SOL record, else the
 * owner. Throws nothing: `isUnreachable` is set if the node failed.
 *
 * A name does not resolve if its owner is a program, as for names that are
 * wrapped into an NFT, or if its SOL record is not confirmed by its address.
 *
 * Standard: SNS-IP 5.
 */
export async function findNameAddress(
  context: SolanaContext,
  parameters: {
    caipNetworkId: string
    name: string
    signal?: AbortSignal | undefined
  },
): Promise<{ isUnreachable?: true | undefined; value: string | undefined }> {
  const { caipNetworkId, name, signal } = parameters
  const keys = deriveKeys(name)
  if (!keys) return { value: undefined }
  try {
    const connection = await context.getConnection(caipNetworkId)
    const order = [keys.domain, keys.nft, keys.second, keys.first]
    const accounts = await callNode(
      () => connection.getMultipleAccountsInfo(order, 'confirmed'),
      { signal },
    )
    const [domain, nft, second, first] = accounts.map((found) => found?.data)
    if (!domain || domain.length < HEADER_BYTES) return { value: undefined }
    if (!accounts[0]?.owner.equals(program)) return { value: undefined }
    if (nft?.[0] === ACTIVE_NFT) return { value: undefined }
    const owner = domain.subarray(32, 64)
    const record = second && readSecond(second, owner)
    if (record) return { value: toText(record.content) }
    const signed = first && (await readFirst(first, { key: keys.first, owner }))
    if (signed) return { value: toText(signed) }
    return { value: toText(owner) }
  } catch (error) {
    signal?.throwIfAborted()
    context.logger.warn('SNS could not be read', error)
    return { isUnreachable: true, value: undefined }
  }
}

/** Addresses of the accounts that tell where a name leads to. */
export function deriveKeys(name: string) {
  const labels = name.toLowerCase().split('.').slice(0, -1)
  const [label = '', parent] = labels.reverse()
  if (!label || labels.length > 2 || labels.some(isTooLong)) return undefined
  const top = toKey(label, { parent: root })
  const domain =
    parent === undefined ? top : toKey(`\0${parent}`, { parent: top })
  return {
    domain,
    first: toKey('\u0001SOL', { parent: domain }),
    nft: PublicKey.findProgramAddressSync(
      [encode('nft_record'), domain.toBytes()],
      tokenizer,
    )[0],
    second: toKey('\u0002SOL', { class: recordClass, parent: domain }),
  }
}

const program = new PublicKey('namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX')
/** Parent of all names that end with `.sol`. */
const root = new PublicKey('58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx')
/** Class of records that their address confirms. */
const recordClass = new PublicKey(
  '2pMnqHvei2N5oDcVGCRdZx48gqti199wr5CsyTTafsbo',
)
/** Wraps names into NFTs. */
const tokenizer = new PublicKey('nftD3vbNkNqfj2Sd3HZwbpw4BxxKWr4AjGb9X38JeZk')

/** Parent, owner and class, 32 bytes each. */
const HEADER_BYTES = 96
const ACTIVE_NFT = 2
/** Confirmed by the owner of a Solana address. */
const BY_SOLANA = 1

const encode = (text: string) => new TextEncoder().encode(text)
const isTooLong = (label: string) => encode(label).length > 200

function toKey(
  label: string,
  parameters: { class?: PublicKey | undefined; parent: PublicKey },
) {
  const none = new Uint8Array(32)
  const hash = sha256(encode(`SPL Name Service${label}`), 'bytes')
  const kind = parameters.class?.toBytes() ?? none
  const seeds = [hash, kind, parameters.parent.toBytes()]
  return PublicKey.findProgramAddressSync(seeds, program)[0]
}

/**
 * Reads a record of the second version. Returns `undefined` for one that an
 * earlier owner has left, and no content for one that is not confirmed.
 */
function readSecond(data: Uint8Array, owner: Uint8Array) {
  const body = data.subarray(HEADER_BYTES)
  if (body.length < 8) return { content: undefined }
  const view = new DataView(body.buffer, body.byteOffset, 8)
  const isConfirmed =
    view.getUint16(0, true) === BY_SOLANA &&
    view.getUint16(2, true) === BY_SOLANA &&
    view.getUint32(4, true) === 32 &&
    body.length >= 104
  if (!isConfirmed) return { content: undefined }
  if (!isSame(body.subarray(8, 40), owner)) return undefined
  const content = body.subarray(72, 104)
  return {
    content: isSame(body.subarray(40, 72), content) ? content : undefined,
  }
}

/** Reads a record of the first version, which the owner has signed. */
async function readFirst(
  data: Uint8Array,
  { key, owner }: { key: PublicKey; owner: Uint8Array },
) {
  const body = data.subarray(HEADER_BYTES)
  if (body.length < 96) return undefined
  const content = body.subarray(0, 32)
  const signed = [...content, ...key.toBytes()]
  const digits = signed.map((byte) => byte.toString(16).padStart(2, '0'))
  const isValid = await verifySignature({
    address: new PublicKey(owner).toBase58(),
    message: encode(digits.join('')),
    signature: body.subarray(32, 96),
  })
  return isValid ? content : undefined
}

/** Only of a wallet: a program could not pass on what it is sent. */
function toText(bytes: Uint8Array | undefined) {
  if (!bytes || !PublicKey.isOnCurve(bytes)) return undefined
  return new PublicKey(bytes).toBase58()
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])
