import { getMember } from '../../core/errors/getMember.js'
import { InvalidCodeError } from '../../core/errors/login.js'
import { SessionRejectedError } from '../../core/errors/signIn.js'
import { askHosted } from './askHosted.js'
import { readText } from './readText.js'
import type { SiwxEmailCapture, SiwxEmailRequest } from './types.js'

/**
 * Asks a hosted service to confirm an email address by a code, for the next
 * sign-in.
 */
export function createHostedCapture(
  toUrl: (route: string) => string,
  readToken: () => string | undefined,
): createHostedCapture.ReturnType {
  let captured: Captured | undefined

  const find = (accountAddress: string) =>
    captured?.isConfirmed && captured.accountAddress === accountAddress
      ? captured
      : undefined

  function clear() {
    captured = undefined
  }

  async function submit(request: SiwxEmailRequest) {
    const { accountAddress, chainId, email } = request
    captured = undefined
    // Without it, a service does not tell whether the address is known.
    const token = readToken()
    const answer = await askHosted(toUrl('otp'), {
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      body: { account: `${chainId}:${accountAddress}`, email },
    })
    const uuid = readText(getMember(answer, 'uuid'))
    const isConfirmed = uuid === undefined
    captured = { accountAddress, email, isConfirmed, uuid }
    return { isCodeRequired: !isConfirmed }
  }

  async function confirm({ code }: { code: string }) {
    const asked = captured
    const headers = { 'x-otp': asked?.uuid ?? '' }
    try {
      await askHosted(toUrl('otp'), { body: { code }, headers, method: 'PUT' })
      if (asked) asked.isConfirmed = true
    } catch (cause) {
      const isRefused = cause instanceof SessionRejectedError
      throw isRefused ? new InvalidCodeError({ cause }) : cause
    }
  }

  return { clear, confirm, find, submit }
}

export declare namespace createHostedCapture {
  type ReturnType = {
    /** Forgets the address: it was for one sign-in. */
    clear(): void
    confirm: NonNullable<SiwxEmailCapture['confirm']>
    /** Returns what an account has confirmed. */
    find(accountAddress: string): Captured | undefined
    submit: SiwxEmailCapture['submit']
  }
}

type Captured = {
  accountAddress: string
  email: string
  isConfirmed: boolean
  /** ID of the code that was sent; none for an address known before. */
  uuid: string | undefined
}
