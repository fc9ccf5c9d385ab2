import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { Store } from '../../store/store.js'
import { isSameHash } from '../isSameHash.js'
import type { ChallengeSubject, StrangerChallenge } from './challenge.js'

/** About 130,000 hashes: a second of a computer, a few of a phone. */
const BITS = 17
const LIFE_MS = 2 * 60_000

/**
 * Creates a challenge that costs whoever asks some time of a processor, and
 * asks nothing of a person. No other service takes part, and nothing is stored
 * until an answer is right.
 *
 * @param parameters.bits - zeros that a hash has to begin with. Default 17
 * @param parameters.pepper - secret, the same for all instances
 */
export function createProofOfWork(parameters: {
  bits?: number | undefined
  now(): number
  pepper: Buffer
  store: Pick<Store, 'count'>
}): StrangerChallenge {
  const { bits = BITS, now, pepper, store } = parameters
  const sign = (
    { app, deviceId, email }: ChallengeSubject,
    ...parts: readonly string[]
  ) =>
    createHmac('sha256', pepper)
      .update(JSON.stringify(['work', app, deviceId, email, ...parts]))
      .digest('hex')
  return {
    async open(subject) {
      const [endsAt, id] = [String(now() + LIFE_MS), randomUUID()]
      const mac = sign(subject, endsAt, id, String(bits))
      return { bits, kind: 'work', text: `${endsAt} ${id} ${mac}` }
    },
    async check(subject, { answer, text }) {
      const [endsAt = '', id = '', mac = ''] = text.split(' ')
      const expected = sign(subject, endsAt, id, String(bits))
      // guard: challenge-subject
      if (mac.length !== expected.length || !isSameHash(mac, expected))
        return false
      // guard: challenge-life
      if (Number(endsAt) <= now() || !/^\d{1,16}$/.test(answer)) return false
      // guard: challenge-work
      if (countZeros(`${text} ${answer}`) < bits) return false
      const limits = [{ max: 1, windowMs: LIFE_MS }]
      // guard: challenge-once
      return (await store.count([{ key: `work:${id}`, limits }], now())) === 1
    },
  }
}

/** Zero bits that the SHA-256 of a text begins with. */
function countZeros(text: string) {
  const digest = createHash('sha256').update(text).digest()
  const first = digest.findIndex((byte) => byte !== 0)
  return first < 0 ? 256 : first * 8 + Math.clz32(digest[first] ?? 0) - 24
}
