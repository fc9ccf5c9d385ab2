import {
  SessionRejectedError,
  SignInServiceError,
} from '../../core/errors/signIn.js'
import { SiwxMessageError } from '../../core/errors/siwx.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { checkSiwxMessage } from '../checkSiwxMessage.js'
import { parseSiwxMessage } from '../parseSiwxMessage.js'
import type { SiwxSession } from '../types.js'
import { createIssued } from './createIssued.js'
import { createMessenger } from './createMessenger.js'
import { createSessionStorage } from './createSessionStorage.js'
import { createVerifiers } from './createVerifiers.js'
import type { SiwxMessenger, SiwxStorage, SiwxVerifier } from './roles.js'
import type { SiwxConfig, SiwxContext } from './types.js'

/** A session is valid for at most this long. */
const AGE_MAX_MS = 24 * 60 * 60_000

/** A network that does not answer must not hold up the read. */
const VERIFY_TIMEOUT_MS = 10_000

/**
 * Creates sign-in whose sessions are kept in this browser. The fields of a
 * session are read from its signed text, never from what is stored beside it.
 * Only texts that this page has created are added, each once.
 */
export function createLocalSessions(
  parameters: createLocalSessions.Parameters,
): createLocalSessions.ReturnType {
  const { context } = parameters
  const messenger = parameters.messenger ?? createMessenger(parameters)
  const storage = parameters.storage ?? createSessionStorage(context.storage)
  const issued = createIssued()
  const verifiers = parameters.verifiers ?? createVerifiers(context)

  /** Returns the session by its text, or `undefined` if that is not valid. */
  function read({ cacao, message, signature }: SiwxSession) {
    try {
      const data = parseSiwxMessage(message)
      checkSiwxMessage({
        address: 'any',
        chainIds: [data.chainId],
        data,
        domain: parameters.domain ?? location.host,
        maxAgeMs: AGE_MAX_MS,
        nonce: data.nonce,
        now: Date.now(),
        requestId: data.requestId,
        uri: parameters.uri ?? location.origin,
      })
      return { data, message, signature, ...(cacao && { cacao }) }
    } catch {
      return undefined
    }
  }

  /** At least one verifier of the namespace, and all of them agree. */
  async function isVerified(session: SiwxSession) {
    const [namespace] = session.data.chainId.split(':')
    const asked = verifiers.filter((one) => one.namespace === namespace)
    for (const verifier of asked)
      if ((await verify(verifier, session)) !== true) return false
    return asked.length > 0
  }

  /** The sessions by their texts, if this page has asked for all of them. */
  function take(sessions: readonly SiwxSession[]) {
    const found = sessions.map(read)
    const isRead = found.every((session) => session !== undefined)
    if (!isRead || !issued.take(found))
      throw new SessionRejectedError({
        details: 'This page has not asked for the signature, or used it.',
      })
    return found
  }

  async function requireVerified(found: SiwxSession) {
    let cause: unknown
    const isValid = await isVerified(found).catch((error: unknown) => {
      cause = error
      return false
    })
    if (!isValid) throw new SessionRejectedError({ cause })
  }

  return {
    async addSession(session) {
      for (const found of take([session])) {
        await requireVerified(found)
        await storage.add(found)
      }
    },
    async createMessage(input) {
      const message = await messenger.createMessage(input)
      issued.remember(input, message)
      return message
    },
    async getSessions(chainId, address) {
      const valid: SiwxSession[] = []
      const kept: SiwxSession[] = []
      const stored = await storage.get(chainId, address)
      for (const one of stored) {
        const found = read(one)
        if (found?.data.chainId !== chainId) continue
        if (found.data.accountAddress !== address) continue
        try {
          if (!(await isVerified(found))) continue
          valid.push(found)
        } catch (error) {
          if (error instanceof SiwxMessageError) continue
          // Not known: the network of a contract account does not answer.
        }
        kept.push(found)
      }
      if (kept.length < stored.length) {
        // A session that was added meanwhile is not that of this read.
        const now = await storage.get(chainId, address)
        if (toKey(now) === toKey(stored)) {
          await storage.delete(chainId, address)
          for (const session of kept) await storage.add(session)
        }
      }
      return valid
    },
    async revokeSession(chainId, address) {
      await storage.delete(chainId, address)
    },
    async setSessions(sessions) {
      const checked = take(sessions)
      for (const session of checked) await requireVerified(session)
      await storage.set(checked)
    },
  }
}

const toKey = (sessions: readonly SiwxSession[]) =>
  JSON.stringify(sessions.map(({ signature }) => signature))

function verify(verifier: SiwxVerifier, session: SiwxSession) {
  const work = (async () => verifier.verify(session))()
  return withTimeout(work, {
    ms: VERIFY_TIMEOUT_MS,
    error: () => new SignInServiceError({ details: 'The verifier timed out.' }),
  })
}

export declare namespace createLocalSessions {
  type Parameters = createMessenger.Parameters & {
    context: SiwxContext
    messenger?: SiwxMessenger | undefined
    storage?: SiwxStorage | undefined
    verifiers?: readonly SiwxVerifier[] | undefined
  }
  type ReturnType = Pick<
    SiwxConfig,
    | 'addSession'
    | 'createMessage'
    | 'getSessions'
    | 'revokeSession'
    | 'setSessions'
  >
}
