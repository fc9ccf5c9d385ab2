import { keccak256, stringToHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'

export const socialProviders = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
} as const

export type SocialProvider = keyof typeof socialProviders

/** Somebody who has an account at a provider. */
export type Identity = {
  /** What the provider knows the account by, for ever. */
  sub: string
  name: string
  userName: string
  email?: string | undefined
  isEmailVerified?: boolean | undefined
}

/** Somebody who has an account at Farcaster. */
export type FarcasterIdentity = {
  fid: number
  userName: string
  custody: `0x${string}`
  privateKey: `0x${string}`
}

/** The people every provider knows at first. */
export const testIdentities: readonly Identity[] = [
  {
    sub: '1001',
    name: 'Ada Local',
    userName: 'ada',
    email: 'ada@example.com',
    isEmailVerified: true,
  },
  { sub: '1002', name: 'Ben Quiet', userName: 'ben' },
  {
    sub: '1003',
    name: 'Mallory Claims',
    userName: 'mallory',
    email: 'ada@example.com',
    isEmailVerified: false,
  },
  {
    sub: '1004',
    // Markup, and a character that turns the rest of a line around.
    name: '</li><img src=x onerror=alert(1)>\u202emoc.knab',
    userName: '<b>admin</b>\u202e\u200b'.padEnd(300, 'a'),
  },
]

/** Their keys are made from their names, and worth nothing anywhere. */
export const farcasterIdentities: readonly FarcasterIdentity[] = [
  toFarcaster(2_001, 'ada.local'),
  toFarcaster(2_002, 'ben'),
  toFarcaster(2_003, 'cleo.eth'),
]

function toFarcaster(fid: number, userName: string): FarcasterIdentity {
  const privateKey = keccak256(stringToHex(`latchkey-local-farcaster:${fid}`))
  return { fid, userName, privateKey, custody: privateKeyToAddress(privateKey) }
}
