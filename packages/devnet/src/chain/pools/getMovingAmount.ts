const ONE = 10_000n

/**
 * How much of a token to pay into a pool, so that the other side is dearer by
 * so many basis points afterwards.
 *
 * With x in the pool and a paid in, of which 0.3 % are the fee, the price
 * grows by (x + a)(x + 0.997 a) / x², which is solved for a here.
 */
export function getMovingAmount(reserve: bigint, basisPoints: bigint): bigint {
  const factor = 1_997n ** 2n * ONE + 4n * 997n * 1_000n * basisPoints
  const root = getSquareRoot((reserve ** 2n * factor) / ONE)
  return (root - 1_997n * reserve) / (2n * 997n)
}

/** Newton's method; rounded down. */
function getSquareRoot(value: bigint) {
  let root = value
  let next = (value + 1n) / 2n
  while (next < root) {
    root = next
    next = (root + value / root) / 2n
  }
  return root
}
