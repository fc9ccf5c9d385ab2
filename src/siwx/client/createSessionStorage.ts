import { getMember } from '../../core/errors/getMember.js'
import { dropOldest } from '../../core/storage/dropOldest.js'
import type { KitStorage } from '../../core/storage.js'
import type { SiwxSession } from '../types.js'
import type { SiwxStorage } from './roles.js'

/** Sessions that are kept; the oldest is dropped. */
const SESSIONS_MAX = 64

/**
 * Creates the storage of sessions in this browser. It returns what is stored,
 * which anybody with access to the browser may have changed: verify it.
 */
export function createSessionStorage(storage: KitStorage): SiwxStorage {
  const read = () => (storage.get('siwxSessions') ?? []).filter(isSession)
  const write = (sessions: readonly SiwxSession[]) =>
    sessions.length > 0
      ? // Signatures of accounts that are not deployed yet can be very long.
        storage.set('siwxSessions', dropOldest(sessions.slice(-SESSIONS_MAX)))
      : storage.remove('siwxSessions')
  const isOf =
    (chainId: string, address: string) =>
    ({ data }: SiwxSession) =>
      data.chainId === chainId && data.accountAddress === address
  function remove(chainId: string, address: string) {
    const isRemoved = isOf(chainId, address)
    return read().filter((session) => !isRemoved(session))
  }
  return {
    add(session) {
      const { accountAddress, chainId } = session.data
      write([...remove(chainId, accountAddress), session])
    },
    delete: (chainId, address) => write(remove(chainId, address)),
    get: (chainId, address) => read().filter(isOf(chainId, address)),
    set: write,
  }
}

function isSession(value: unknown): value is SiwxSession {
  const data = getMember(value, 'data')
  return [
    getMember(value, 'message'),
    getMember(value, 'signature'),
    getMember(data, 'accountAddress'),
    getMember(data, 'chainId'),
  ].every((text) => typeof text === 'string')
}
