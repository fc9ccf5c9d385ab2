import { STORED_TEXT_MAX_LENGTH } from '../constants/storage.js'

/**
 * Drops the oldest of the items whose text would be too long to be read again,
 * which would lose all of them.
 *
 * @param items - the oldest first; the last one stays
 */
export function dropOldest<item>(items: readonly item[]): readonly item[] {
  const lengths = items.map((item) => JSON.stringify(item).length + 1)
  let total = lengths.reduce((sum, length) => sum + length, 1)
  let dropped = 0
  while (total > STORED_TEXT_MAX_LENGTH && dropped < items.length - 1)
    total -= lengths[dropped++] ?? 0
  return items.slice(dropped)
}
