import { timingSafeEqual } from 'node:crypto'

/** Whether two HMACs in hex are equal, in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')]
  return left.length === right.length && timingSafeEqual(left, right)
}
