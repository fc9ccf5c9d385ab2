import { getSendJournal } from '../../actions/send/getSendJournal.js'
import type { Account } from '../../core/account/account.js'
import { foldCase } from '../../core/address/foldCase.js'
import { OPEN_PAYMENT_SHOWN_MS } from '../../core/constants/send.js'
import { isDigits } from '../../core/storage/isDigits.js'
import type { Kit } from '../../createKit.js'
import type { SendIntent } from '../../payments/sendIntent.js'

/**
 * Finds the last send of an account that was submitted and has no known result,
 * such as one from before a page reload.
 *
 * @returns `undefined` if there is none, or the user has seen its result
 *
 * @example
 * const send = findOpenSend(kit, account)
 */
export function findOpenSend(
  kit: Kit,
  account: Pick<Account, 'address' | 'namespace'>,
): findOpenSend.ReturnType {
  const oldest = Date.now() - OPEN_PAYMENT_SHOWN_MS
  const isOwn = ({ createdAt, from, isTold }: Noted) =>
    !isTold && createdAt > oldest && foldCase(from) === foldCase(address)
  const { address, namespace } = account
  const sends =
    namespace === 'solana'
      ? // Read here, because the Solana chunk is not loaded for this.
        (kit.storage.get('solanaIntents') ?? [])
          .filter(isPayment)
          .filter(isOwn)
          .map(({ mint = 'native', ...payment }) => ({
            ...payment,
            token: mint,
          }))
      : getSendJournal(kit).list().filter(isOwn).map(readTransfer)
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
