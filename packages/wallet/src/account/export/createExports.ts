import { HostError } from 'latchkey/frame'
import type { KeyKind } from '../../core/secret.js'
import type { SolanaWallet, Wallet } from '../../core/wallet.js'
import type { Language } from '../../ui/language/createLanguage.js'
import { type DevicesAsk, isDevicesAsk } from '../../wire/devicesWire.js'
import {
  type ExportAnswers,
  type ExportAsk,
  isExportAsk,
  isExportHello,
} from '../../wire/exportWire.js'
import { isMfaAsk } from '../../wire/mfaWire.js'
import { isPasskeysAsk } from '../../wire/passkeysWire.js'
import { readTheme } from '../../wire/readTheme.js'
import type { DevicesDesk } from '../custody/createDevicesDesk.js'
import type { Keeper } from '../keep/createKeeper.js'
import type { MfaDesk } from '../mfa/createMfaDesk.js'
import type { PasskeysDesk } from '../passkeys/createPasskeysDesk.js'
import type { AccountAuth } from '../session/createAccountAuth.js'
import type { ProofAuth } from '../session/createProofAuth.js'
import type { Session, SessionData } from '../session/createSession.js'

export type Exports = { start(): void; stop(): void }

/** How long a typed code lets the window read keys. */
const PROOF_LIFE_MS = 5 * 60_000

/**
 * Answers the wallet's own windows: the one that exports keys and the one that
 * lists devices. Only a top-level window of this origin gets a channel; the
 * app above hears nothing of it.
 *
 * Keys are given out after a code sent by mail was typed into the same window,
 * as a session alone is not enough, and after a second factor where the project
 * asks for one. Changes of devices are checked by the
 * server, which wants a recent login or code.
 *
 * @param parameters.account - the user's account and data, at the server
 * @param parameters.createDesk - answers one window of devices; absent where
 * the account exists in this browser alone
 * @param parameters.getApp - origin of the app above, for the mail
 */
export function createExports(parameters: {
  account: AccountAuth
  createDesk?: (() => DevicesDesk) | undefined
  getApp(): string | undefined
  /** Absent where keys come from no phrase. */
  hasPhrase?: ((userId: string) => Promise<boolean>) | undefined
  hasSolana: boolean
  keeper: Pick<Keeper, 'adopt' | 'isAway' | 'wanted'>
  language: Language
  /** Accounts of this browser alone, beside the user's wallet. */
  listEarlier?:
    | ((
        userId: string,
      ) => Promise<readonly { address: string; kind: KeyKind }[]>)
    | undefined
  mfa: MfaDesk
  passkeys: PasskeysDesk
  proof: ProofAuth
  /** A key of the user, or the phrase, as other wallets import it. */
  readKey(
    userId: string,
    kind: KeyKind | 'phrase',
    isEarlier?: boolean | undefined,
  ): Promise<string>
  session: Pick<Session, 'read'>
  solanaWallet: SolanaWallet
  wallet: Wallet
}): Exports {
  const { account, createDesk, getApp, hasPhrase, hasSolana } = parameters
  const { language, mfa, passkeys, proof, readKey } = parameters
  const { keeper, listEarlier, session, solanaWallet, wallet } = parameters

  async function requireSession() {
    const current = await session.read()
    if (current) return current
    throw new HostError({ message: 'Not signed in', code: 'LOGIN_REQUIRED' })
  }

  async function greet(userId: string): Promise<ExportAnswers['greet']> {
    const accounts: ExportAnswers['greet']['accounts'][number][] = []
    const evm = await wallet.getAccount(userId).catch(toNone)
    if (evm) accounts.push({ address: evm.address, kind: 'evm' })
    const solana =
      hasSolana && (await solanaWallet.getAccount(userId).catch(toNone))
    if (solana) accounts.push({ address: solana.address, kind: 'solana' })
    for (const account of (await listEarlier?.(userId)) ?? [])
      accounts.push({ ...account, isEarlier: true })
    const { locale } = await language.read()
    return {
      ...{ accounts, locale },
      ...((await keeper.isAway(userId)) && {
        away: { ...keeper.wanted, userId },
      }),
      hasPhrase: (await hasPhrase?.(userId)) === true,
      theme: readTheme(),
    }
  }

  function serve(port: MessagePort) {
    const desk = createDesk?.()
    let proven: { publicId: string; until: number } | undefined

    async function answer(ask: ExportAsk) {
      const current = await requireSession()
      if (ask.type === 'greet') return greet(current.userId)
      if (ask.type === 'give') {
        await keeper.adopt(current, ask.answer)
        return undefined
      }
      if (ask.type === 'account') return account.describe(current.token)
      if (ask.type === 'account-data') return copyAccount(current)
      if (isMfaAsk(ask)) return mfa.answer(ask, current)
      if (isPasskeysAsk(ask)) return passkeys.answer(ask, current)
      if (isDevicesAsk(ask))
        return desk ? desk.answer(ask, current) : answerHere(ask, current)
      if (ask.type === 'send')
        return proof.start({ app: getApp() ?? '' }, current.token)
      if (ask.type === 'prove') return prove(ask.code, current)
      if (!isProven(current)) throw unproven() // guard: export-proof
      await mfa.use('export', current) // guard: export-mfa
      const { accounts, hasPhrase } = await greet(current.userId)
      const { isEarlier = false, kind } = ask
      const isOffered =
        kind === 'phrase'
          ? hasPhrase
          : accounts.some(
              (one) =>
                one.kind === kind && (one.isEarlier ?? false) === isEarlier,
            )
      if (!isOffered) throw unproven()
      return { key: await readKey(current.userId, kind, isEarlier) }
    }

    async function copyAccount({ token }: SessionData) {
      const copy = await account.copy(token)
      return { text: JSON.stringify(copy, null, 2) }
    }

    /** Of an account that exists in this browser alone. */
    async function answerHere({ type }: DevicesAsk, { token }: SessionData) {
      if (type === 'delete-account') await account.remove(token)
      if (type === 'keep-account') await account.keep(token)
      return null
    }

    async function prove(code: string, current: SessionData) {
      const { publicId, token, userId } = current
      const answer = await proof.verify({ code }, token)
      if (answer.userId !== userId) throw unproven() // guard: export-user
      proven = { publicId, until: performance.now() + PROOF_LIFE_MS }
      return undefined
    }

    function isProven({ publicId }: SessionData) {
      // Somebody else may have signed in since, in another tab.
      return proven?.publicId === publicId && performance.now() < proven.until
    }

    port.onmessage = async ({ data }: MessageEvent<unknown>) => {
      if (!isExportAsk(data)) return
      const { id } = data
      port.postMessage(
        await answer(data).then(
          (value) => ({ id, value }),
          (error: unknown) => ({ id, code: toCode(error) }),
        ),
      )
    }
  }

  function onMessage(event: MessageEvent<unknown>) {
    if (!event.isTrusted) return // guard: export-trusted
    if (event.origin !== location.origin) return // guard: export-origin
    if (!isExportHello(event.data)) return
    const source = event.source as Window | null
    if (!source || source.top !== source) return // guard: export-window
    const [port] = event.ports
    if (port) serve(port)
  }

  return {
    start: () => window.addEventListener('message', onMessage),
    stop: () => window.removeEventListener('message', onMessage),
  }
}

/** A key that cannot be read does not block the export of the other. */
function toNone(error: unknown): undefined {
  const code = error instanceof HostError ? String(error.code) : ''
  if (!code.endsWith('_KEY_UNREADABLE')) throw error
}

function unproven() {
  return new HostError({ message: 'Type the code first', code: 'NOT_PROVEN' })
}

function toCode(error: unknown) {
  return error instanceof HostError ? String(error.code) : 'FAILED'
}
