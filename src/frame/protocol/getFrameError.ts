import {
  ExecutionRevertedError,
  InvalidParamsRpcError,
  MethodNotFoundRpcError,
  MethodNotSupportedRpcError,
  UnauthorizedProviderError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
} from 'viem'
import {
  ERROR_DETAILS_MAX_LENGTH,
  FRAME_REPLY,
} from '../../core/constants/frame.js'
import { EMAIL_LOGIN_COOLDOWN_MS } from '../../core/constants/login.js'
import { ApiRequestError } from '../../core/errors/api.js'
import {
  ApprovalUnsupportedError,
  FrameError,
} from '../../core/errors/frame.js'
import { walletErrors } from '../../core/errors/getWalletError.js'
import {
  CodeExpiredError,
  DeviceNotApprovedError,
  EmailTakenError,
  GuestLimitError,
  InvalidCodeError,
  InvalidEmailError,
  KeyUnreadableError,
  LoginCooldownError,
  LoginRequiredError,
  LoginTakenError,
  SocialLoginCancelledError,
  SocialLoginExpiredError,
  SocialLoginFailedError,
  TooManyTriesError,
} from '../../core/errors/login.js'
import { InsufficientBalanceError } from '../../core/errors/send.js'
import type { WireError } from './payloads.js'
import { getMethodPolicy, methodRefusedMessage } from './policy.js'

type ToError = (error: WireError, cause: Error) => Error

const byCode: ReadonlyMap<string, ToError> = new Map<string, ToError>([
  ['INVALID_EMAIL', () => new InvalidEmailError()],
  ['LOGIN_COOLDOWN', ({ message }) => toCooldown(message)],
  ['INVALID_CODE', (_, cause) => new InvalidCodeError({ cause })],
  ['CODE_EXPIRED', (_, cause) => new CodeExpiredError({ cause })],
  ['EMAIL_TAKEN', (_, cause) => new EmailTakenError({ cause })],
  ['LOGIN_TAKEN', (_, cause) => new LoginTakenError({ cause })],
  ['GUEST_LIMIT', (_, cause) => new GuestLimitError({ cause })],
  [
    'EVM_KEY_UNREADABLE',
    (_, cause) => new KeyUnreadableError({ cause, namespace: 'eip155' }),
  ],
  [
    'SOLANA_KEY_UNREADABLE',
    (_, cause) => new KeyUnreadableError({ cause, namespace: 'solana' }),
  ],
  ['LOGIN_REQUIRED', () => new LoginRequiredError()],
  ['SOCIAL_CANCELLED', () => new SocialLoginCancelledError()],
  ['SOCIAL_EXPIRED', () => new SocialLoginExpiredError()],
  [
    'SOCIAL_FAILED',
    ({ message }, cause) =>
      new SocialLoginFailedError({ cause, details: message }),
  ],
  ['TOO_MANY_TRIES', (_, cause) => new TooManyTriesError({ cause })],
  ['DEVICE_NOT_APPROVED', (_, cause) => new DeviceNotApprovedError({ cause })],
  [
    'APPROVAL_UNSUPPORTED',
    (_, cause) => new ApprovalUnsupportedError({ cause }),
  ],
  [
    'INSUFFICIENT_BALANCE',
    ({ message }, cause) =>
      new InsufficientBalanceError({ cause, details: message }),
  ],
  [
    'SERVICE_UNAVAILABLE',
    ({ message }, cause) => new ApiRequestError({ cause, details: message }),
  ],
])

/**
 * Known messages of frames that send no codes. They start the text: a sentence
 * that only mentions one of them is not one of them.
 */
const bySentence: readonly [RegExp, string | number][] = [
  [/^invalid email\b/i, 'INVALID_EMAIL'],
  [/^please try again after \d{1,4} seconds?\b/i, 'LOGIN_COOLDOWN'],
  [/^(invalid|incorrect|wrong) (otp|(one-time )?code)\b/i, 'INVALID_CODE'],
  [/^(otp|(one-time )?code)( has| is)? expired\b/i, 'CODE_EXPIRED'],
  [/^expired (otp|(one-time )?code)\b/i, 'CODE_EXPIRED'],
  [/^too many (attempts|tries|requests)\b/i, 'TOO_MANY_TRIES'],
  [/^email( address)?( is)? already (in use|taken)\b/i, 'EMAIL_TAKEN'],
  [
    /^device( was| is)? not (approved|verified|registered)\b/i,
    'DEVICE_NOT_APPROVED',
  ],
  [/^insufficient (funds|balance)\b/i, 'INSUFFICIENT_BALANCE'],
  [
    /^user (rejected|denied|declined|cancell?ed)\b/i,
    UserRejectedRequestError.code,
  ],
  [
    /^(not (signed|logged) in|unauthorized|session (has )?expired)\b/i,
    UnauthorizedProviderError.code,
  ],
  [/^action not allowed\b/i, UnsupportedProviderMethodError.code],
  [/^unrecogni[sz]ed chain\b/i, 4902],
  [/^execution reverted\b/i, ExecutionRevertedError.code],
]

const byNumber: ReadonlyMap<number, new (cause: Error) => Error> = new Map(
  walletErrors.map((error) => [
    error.code,
    error as new (cause: Error) => Error,
  ]),
)

/**
 * Converts an error reported by the frame to a Latchkey error or a viem wallet
 * error. The frame's own text is not shown, except for the reason of a
 * reverted call: known codes and messages get our text, anything else becomes
 * 'An error occurred' with the capped text in `details`.
 *
 * @param error - Payload of an `_ERROR` message.
 * @param method - RPC method of the request.
 */
export function getFrameError(
  error: WireError,
  method?: string | undefined,
): Error {
  const text = toPlainText(error.message)
  const { code, data } = error
  const known =
    code ?? bySentence.find(([sentence]) => sentence.test(text))?.[1]
  const numbered = { code: typeof known === 'number' ? known : code }
  const cause = Object.assign(new Error(text), {
    ...numbered,
    ...(data !== undefined && { data }),
    name: FRAME_REPLY,
  })
  if (typeof known === 'number') {
    const named = toWalletError(known, cause, method)
    if (named) return named
  }
  const create = typeof known === 'string' ? byCode.get(known) : undefined
  return (
    create?.({ ...error, message: text }, cause) ??
    new FrameError({ cause, details: text, sentToNetwork: getSent(method) })
  )
}

function toWalletError(
  code: number,
  cause: Error,
  method: string | undefined,
): Error | undefined {
  const named = method === undefined ? {} : { method }
  // viem shows this text in `details`, so it must be ours.
  const refused = new Error(methodRefusedMessage, { cause })
  if (code === UnsupportedProviderMethodError.code)
    return new UnsupportedProviderMethodError(refused, named)
  if (code === MethodNotFoundRpcError.code)
    return new MethodNotFoundRpcError(cause, named)
  if (code === MethodNotSupportedRpcError.code)
    return new MethodNotSupportedRpcError(cause, named)
  if (code === ExecutionRevertedError.code) {
    const { message } = cause
    return Object.assign(new ExecutionRevertedError({ message }), cause, {
      cause,
    })
  }
  if (code === InvalidParamsRpcError.code)
    return new InvalidParamsRpcError(cause)
  const Known = byNumber.get(code)
  return Known && new Known(cause)
}

/**
 * A wallet that fails after an approval may still have sent the transaction.
 */
function getSent(method: string | undefined) {
  if (method === undefined || getMethodPolicy(method) === 'safe')
    return undefined
  return 'unknown'
}

function toCooldown(message: string) {
  const seconds = Number(/(\d{1,4}) seconds?/i.exec(message)?.[1])
  return new LoginCooldownError({
    secondsLeft: seconds || EMAIL_LOGIN_COOLDOWN_MS / 1_000,
  })
}

function toPlainText(text: string) {
  const plain = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim()
  return plain.length > ERROR_DETAILS_MAX_LENGTH
    ? `${plain.slice(0, ERROR_DETAILS_MAX_LENGTH)}…`
    : plain
}
