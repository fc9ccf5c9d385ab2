import { createHmac, randomBytes } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6
/** 160 bits, as RFC 4226 section 4 recommends. */
const SECRET_BYTES = 20
/** Steps that the clock of a phone may be off, each way. */
const SKEW_STEPS = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret of an authenticator app, in base32. */
export const createTotpSecret = (): string =>
  toBase32(randomBytes(SECRET_BYTES))

/** The step of a time in ms (RFC 6238 section 4.2). */
export const toTotpStep = (now: number): number => Math.floor(now / STEP_MS)

/**
 * The code of one step: HOTP with SHA-1 and 6 digits (RFC 4226 section 5.3).
 *
 * @param secret - base32
 */
export function toTotpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/**
 * The step whose code this is: now, or one before or after. The steps up to
 * the last one that was accepted do not count, as a code is good once.
 *
 * @returns `undefined` where the code is wrong
 */
export function findTotpStep(parameters: {
  code: string
  /** The last step that was accepted. Default: none. */
  lastStep?: number | undefined
  now: number
  /** base32 */
  secret: string
}): number | undefined {
  const { code, lastStep = Number.NEGATIVE_INFINITY, now } = parameters
  const current = toTotpStep(now)
  const steps = []
  for (let off = -SKEW_STEPS; off <= SKEW_STEPS; off++)
    steps.push(current + off)
  // All are compared, so that the time tells nothing.
  const found = steps.filter((step) =>
    isSameText(code, toTotpCode(parameters.secret, step)),
  )
  return found.find((step) => step > lastStep) // guard: totp-once
}

/** What authenticator apps read from a QR code (Key Uri Format). */
export function toTotpUri(parameters: {
  account: string
  issuer: string
  secret: string
}): string {
  const { account, issuer, secret } = parameters
  const label = [issuer, account].map(encodeURIComponent).join(':')
  const query = new URLSearchParams({ secret, issuer })
  // Apps that read a plus as itself show it in the name.
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}

/** RFC 4648, without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0'))
  const groups = bits.join('').match(/.{1,5}/g) ?? []
  return groups
    .map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('')
}

function fromBase32(text: string) {
  const bits = [...text].map((letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const groups = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(groups.map((group) => Number.parseInt(group, 2)))
}

function isSameText(one: string, other: string) {
  if (one.length !== other.length) return false
  let difference = 0
  for (let at = 0; at < one.length; at++)
    difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}
