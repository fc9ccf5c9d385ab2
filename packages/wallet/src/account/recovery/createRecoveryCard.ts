import type { KeyKind } from '../../core/secret.js'
import type { CardLanguage } from '../../ui/language/createLanguage.js'
import type { OpenHandOver } from './drawOffer.js'
import { runSteps } from './runSteps.js'
import { showAcceptance } from './showAcceptance.js'
import { showEarlier } from './showEarlier.js'
import { showFactor } from './showFactor.js'
import { showRestoring } from './showRestoring.js'
import { showSetUp } from './showSetUp.js'
import { showUnreadable } from './showUnreadable.js'
import type { CodeDraft } from './toDraft.js'

export type RecoveryCard = {
  /**
   * Shows the code of a new wallet and has it typed back; resolves when the
   * wallet is kept.
   *
   * @throws HostError 4001 when the user cancels, or `signal` fires
   */
  setUp(parameters: {
    /** What the user is called, if they are. */
    account: string | undefined
    draft: CodeDraft
    /** Whether the account was there before, on this device alone. */
    isMoved: boolean
    /**
     * Keeps the wallet under a passkey instead; offered first when given.
     *
     * @throws HostError NO_PASSKEY when the passkey keeps no secret
     */
    keepByPasskey?: (() => Promise<unknown>) | undefined
    signal: AbortSignal
  }): Promise<void>
  /**
   * Says that the service can open the wallet, before there is one; resolves
   * when the user has agreed and it is kept.
   *
   * @throws HostError 4001 when the user cancels, or `signal` fires
   */
  accept(parameters: {
    /** Whether the account was there before, on this device alone. */
    isMoved: boolean
    keep(): Promise<unknown>
    signal: AbortSignal
  }): Promise<void>
  /**
   * Asks for a second factor; resolves when the server has taken it.
   *
   * @throws HostError 4001 when the user cancels, or `signal` fires
   */
  confirm(
    parameters: Omit<Parameters<typeof showFactor>[0], 'context'> & {
      signal: AbortSignal
    },
  ): Promise<void>
  /**
   * Asks for the code of a wallet that this device does not open yet.
   *
   * @throws HostError 4001 when the user cancels, or `signal` fires
   */
  restore(parameters: {
    /**
     * Opens the window that hands over the wallet of this browser; absent
     * where there is none for sure. Gives nothing where it does not open.
     */
    handOver?: OpenHandOver | undefined
    /** Absent where the wallet has no code. */
    recover?: ((typed: string) => Promise<unknown>) | undefined
    /** Absent where the wallet has no passkey. */
    recoverByPasskey?: (() => Promise<unknown>) | undefined
    signal: AbortSignal
  }): Promise<void>
  /**
   * Says that this browser has another account of the user's, and where it is
   * found; resolves when they go on.
   */
  showEarlier(parameters: {
    accounts: readonly { address: string; kind: KeyKind }[]
    signal: AbortSignal
  }): Promise<void>
  /**
   * Says that the key which this browser alone keeps cannot be read; resolves
   * when the user wants a new account.
   *
   * @throws HostError 4001 when the user cancels, or `signal` fires
   */
  showUnreadable(parameters: { signal: AbortSignal }): Promise<void>
}

/** The cards of the way back into an account. */
export function createRecoveryCard(parameters: {
  language: CardLanguage
  root: HTMLElement
}): RecoveryCard {
  return {
    setUp: ({ draft, signal, ...given }) =>
      runSteps({
        ...{ ...parameters, signal },
        start: (context) => showSetUp({ ...given, draft, context }),
      }).finally(draft.drop),
    accept: ({ signal, ...given }) =>
      runSteps({
        ...{ ...parameters, signal },
        start: (context) => showAcceptance({ ...given, context }),
      }),
    confirm: ({ signal, ...given }) =>
      runSteps({
        ...{ ...parameters, signal },
        start: (context) => showFactor({ ...given, context }),
      }),
    restore: ({ signal, ...given }) =>
      runSteps({
        ...{ ...parameters, signal },
        start: (context) => showRestoring({ ...given, context }),
      }),
    showEarlier: ({ accounts, signal }) =>
      runSteps({
        ...{ ...parameters, signal },
        start: (context) => showEarlier({ accounts, context }),
      }),
    showUnreadable: ({ signal }) =>
      runSteps({ ...{ ...parameters, signal }, start: showUnreadable }),
  }
}
