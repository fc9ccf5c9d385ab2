import { SESSION_IDLE_MS, SESSION_LIFE_MS } from './rules.js'

/** When a session ends unless it is used again, in ms. */
export function getSessionEnd(session: {
  createdAt: number
  usedAt: number
}): number {
  const { createdAt, usedAt } = session
  return Math.min(usedAt + SESSION_IDLE_MS, createdAt + SESSION_LIFE_MS)
}
