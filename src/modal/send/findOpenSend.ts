import { getSendIntents } from '../../actions/send/getSendIntents.js'
import type { Account } from '../../core/account/account.js'
import { foldCase } from '../../core/address/foldCase.js'
import { OPEN_SWAP_SHOWN_MS } from '../../core/constants.js'
import { isDigits } from '../../core/storage/isDigits.js'
import type { SendIntent } from '../../core/storage.js'
import type { Kit } from '../../createKit.js'

/**
 * Finds the last send of an account that was handed over and is not known to
 * have ended, such as one of the page before a reload.
 *
 * @returns `undefined` when there is none, or the user knows how it ended
 *
 * @example
 * const send = findOpenSend(kit, account)
 */
export function findOpenSend(
  kit: Kit,
  account: Pick<Account, 'address' | 'namespace'>,
): findOpenSend.ReturnType {
  const oldest = Date.now() - OPEN_SWAP_SHOWN_MS
  const isOwn = ({ createdAt, from, isTold }: Noted) =>
    !isTold && createdAt > oldest && foldCase(from) === foldCase(address)
  const { address, namespace } = account
  const sends =
    namespace === 'solana'
      ? // The Solana chunk, which owns them, is not loaded for this.
        (kit.storage.get('solanaIntents') ?? [])
          .filter(isPayment)
          .filter(isOwn)
          .map(({ mint = 'native', ...payment }) => ({
            ...payment,
            token: mint,
          }))
      : getSendIntents(kit).filter(isOwn).map(readTransfer)
  return sends.findLast((send) => send !== undefined)
}

export declare namespace findOpenSend {
  type ReturnType =
    | {
        /** Base units. */
        amount: string
        caipNetworkId: string
        /** What `getSendStatus` looks it up by. */
        id: string
        /** Address or name of the receiver. */
        to: string
        /** `native`, contract or mint. */
        token: string
      }
    | undefined
}

type Noted = Pick<SendIntent, 'createdAt' | 'from' | 'isTold'>
type Payment = Noted &
  Omit<NonNullable<findOpenSend.ReturnType>, 'token'> & {
    mint: string | undefined
  }

/** `undefined` for a swap, and for the approval before one. */
function readTransfer(intent: SendIntent): findOpenSend.ReturnType {
  const { caipNetworkId, data, id, name, swap, to, value } = intent
  if (swap) return undefined
  if (!data)
    return { amount: value, caipNetworkId, id, to: name ?? to, token: 'native' }
  // `transfer(address,uint256)` of ERC-20.
  const [, payee, units] =
    /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/i.exec(data) ?? []
  if (!payee || !units) return undefined
  const amount = String(BigInt(`0x${units}`))
  return { amount, caipNetworkId, id, to: name ?? `0x${payee}`, token: to }
}

/** Storage is foreign. */
function isPayment(value: unknown): value is Payment {
  if (typeof value !== 'object' || value === null) return false
  const { amount, createdAt, mint, ...texts } = value as {
    [key in keyof Payment]?: unknown
  }
  const isText = (text: unknown) =>
    typeof text === 'string' && /^[-:\w]{1,128}$/.test(text)
  return (
    isDigits(amount) &&
    typeof createdAt === 'number' &&
    (mint === undefined || isText(mint)) &&
    [texts.caipNetworkId, texts.from, texts.id, texts.to].every(isText)
  )
}
