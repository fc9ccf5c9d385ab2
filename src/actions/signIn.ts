import type { Account, AccountNamespace } from '../core/account/account.js'
import { getKitError } from '../core/errors/getKitError.js'
import { NotConnectedError } from '../core/errors/send.js'
import {
  EmailRequiredError,
  type SessionRejectedError,
  SignInCancelledError,
  SignInNotConfiguredError,
  type SignInServiceError,
  SignInUnsupportedError,
} from '../core/errors/signIn.js'
import type { Kit } from '../createKit.js'
import { emit } from '../features/analytics/emit.js'
import { showToast } from '../features/notices/showToast.js'
import { addSessions } from '../features/signIn/addSessions.js'
import { canSignIn } from '../features/signIn/canSignIn.js'
import { changeSignIn } from '../features/signIn/changeSignIn.js'
import { createSignInMemory } from '../features/signIn/createSignInMemory.js'
import { findAccount } from '../features/signIn/findAccount.js'
import { getSignIn } from '../features/signIn/getSignIn.js'
import { rememberSession } from '../features/signIn/rememberSession.js'
import { withSignInTimeout } from '../features/signIn/withSignInTimeout.js'
import type { SiwxConfig } from '../siwx/client/types.js'
import type { SiwxSession } from '../siwx/types.js'
import { assertParameters } from './parameters/assertParameters.js'
import { endPrompt } from './signIn/endPrompt.js'
import { promptSignIn } from './signIn/promptSignIn.js'
import { readEmailCapture } from './signIn/readEmailCapture.js'
import { signText } from './signText.js'

/** The app's sign-in may have to ask a slow network about a contract account. */
const SERVICE_TIMEOUT_MS = 60_000

/**
 * Signs in with a connected account: creates a message, asks the wallet for
 * its signature, and passes both to the app's sign-in, which verifies and
 * stores the session. Calls for the same account share one prompt.
 *
 * Standards: EIP-4361 (Sign-In with Ethereum), CAIP-122 on Solana.
 *
 * @param parameters.namespace - signs in with the active account of `eip155`
 * or `solana`; default the one used last
 * @param parameters.signal - cancels; a signature that arrives later is
 * discarded
 * @returns the session
 * @throws SignInNotConfiguredError without `siwx` or `siweConfig`
 * @throws NotConnectedError
 * @throws SignInUnsupportedError when the network is not configured, or the
 * app's sign-in does not support its namespace
 * @throws UserRejectedRequestError of viem (4001) when the user declines
 * @throws EmailRequiredError when the user has to enter an email address first
 * @throws SessionRejectedError when the signature is not valid
 * @throws SignInServiceError when the app's backend fails
 * @throws SignInCancelledError
 *
 * @example
 * const { data } = await signIn(kit)
 */
export async function signIn(
  kit: Kit,
  parameters: signIn.Parameters = {},
): Promise<signIn.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    namespace: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { signal } = parameters
  const config = getSignIn(kit)
  if (!config) throw new SignInNotConfiguredError()
  const account = findAccount(kit, parameters)
  if (account?.status !== 'connected') throw new NotConnectedError()
  if (!canSignIn(kit, account))
    throw new SignInUnsupportedError({ chain: account.caipNetworkId })
  const network = account.caipNetworkId
  emit(kit, { event: 'CLICK_SIGN_SIWX_MESSAGE', network })
  try {
    const session = await kit.own(createSignInMemory).share({
      key: `sign in ${account.caipAddress}`,
      run: (flight) => run(kit, { account, config, signal: flight.signal }),
      signal,
    })
    emit(kit, { event: 'SIWX_AUTH_SUCCESS', network })
    return session
  } catch (cause) {
    const error = signal?.aborted
      ? new SignInCancelledError()
      : getKitError(cause)
    emit(kit, { error, event: 'SIWX_AUTH_ERROR', network })
    throw error
  }
}

export declare namespace signIn {
  type Parameters = {
    namespace?: AccountNamespace | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = SiwxSession
  type ErrorType =
    | EmailRequiredError
    | NotConnectedError
    | SessionRejectedError
    | SignInCancelledError
    | SignInNotConfiguredError
    | SignInServiceError
    | SignInUnsupportedError
    | getKitError.ReturnType
}

type Attempt = { account: Account; config: SiwxConfig; signal: AbortSignal }

async function run(kit: Kit, attempt: Attempt) {
  const { account } = attempt
  const { caipAddress: id } = account
  const memory = kit.own(createSignInMemory)
  const cancelled = new AbortController()
  const cancel = () => cancelled.abort(new SignInCancelledError())
  attempt.signal.addEventListener('abort', cancel)
  memory.cancels.set(id, cancel)
  const { signIn: state } = kit.atoms
  kit.store.set(state, (before) => ({
    ...before,
    failure: undefined,
    signing: id,
  }))
  const isMine = () => kit.store.get(state).signing === id
  try {
    const session = await untilAborted(
      cancelled.signal,
      sign(kit, { ...attempt, signal: cancelled.signal }),
    )
    memory.lastNetwork = account.caipNetworkId
    rememberSession(kit, id, session)
    changeSignIn(kit, {
      change: isMine() ? { failure: undefined, signing: undefined } : {},
    })
    if (kit.getActiveAccount()?.caipAddress === id) endPrompt(kit)
    return session
  } catch (error) {
    if (error instanceof EmailRequiredError) {
      memory.captured.delete(account.address)
      if (kit.getActiveAccount()?.caipAddress === id)
        promptSignIn(kit, 'required')
    }
    const failure = { account: id, error: getKitError(error) }
    kit.store.set(state, (before) =>
      before.signing === id
        ? { ...before, failure, signing: undefined }
        : before,
    )
    throw error
  } finally {
    // A later attempt may have begun.
    if (memory.cancels.get(id) === cancel) memory.cancels.delete(id)
    attempt.signal.removeEventListener('abort', cancel)
  }
}

async function sign(kit: Kit, { account, config, signal }: Attempt) {
  const { address, caipNetworkId, namespace } = account
  if ((await readEmailCapture(kit, account)) === 'required')
    throw new EmailRequiredError()
  const owner = { accountAddress: address, chainId: caipNetworkId }
  const created = await withSignInTimeout(
    config.createMessage(owner),
    SERVICE_TIMEOUT_MS,
  )
  signal.throwIfAborted()
  const message = created.toString()
  const signature = config.signMessage
    ? await config.signMessage({ ...owner, message })
    : (await signText(kit, { account: address, message, namespace, signal }))
        .signature
  signal.throwIfAborted()
  const { toString: _, ...data } = created
  const session: SiwxSession = { data, message, signature }
  try {
    await addSessions(kit, {
      ...{ config, signal },
      ms: SERVICE_TIMEOUT_MS,
      sessions: [session],
    })
  } catch (error) {
    if (!signal.aborted && isCounterfactual(signature))
      showToast(kit, { key: 'smartAccountsUnsupported', variant: 'error' })
    throw error
  }
  return session
}

/**
 * Whether an account that is not deployed yet has signed (ERC-6492), as smart
 * accounts at an address of their own do. Only apps that know the standard
 * accept such a signature. An account that is upgraded in place (EIP-7702)
 * signs as before, and every app accepts it.
 */
function isCounterfactual(signature: unknown) {
  return /^0x[0-9a-f]*(?:6492){16}$/i.test(String(signature))
}

/** A prompt of a wallet may stay open after the attempt was cancelled. */
function untilAborted<value>(signal: AbortSignal, work: Promise<value>) {
  work.catch(() => {})
  return new Promise<value>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), {
      once: true,
    })
    work.then(resolve, reject)
  })
}
