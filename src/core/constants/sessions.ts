import { ENTRY_POINT } from './entryPoint.js'

/** Longest life of a smart session, in seconds: 30 days. */
export const SESSION_EXPIRY_MAX_S = 2_592_000
/** Keys, permissions and policies of one smart session. */
export const SESSION_LIST_MAX = 20

/**
 * Contracts that decide who may act for an account. A session that may call
 * one of them could extend or revive itself, or take the account over.
 */
export const SESSION_GUARDED_CONTRACTS: readonly string[] = [
  // MetaMask's DelegationManager 1.3.0.
  '0xdb9b1e94b5b69df7e401ddbede43491141047db3',
  // EntryPoint 0.6, 0.7 and 0.8 (ERC-4337).
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  ENTRY_POINT,
  '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
  // MetaMask's delegate (EIP-7702) and its caveat enforcers. The first of
  // them, the NonceEnforcer, ends delegations.
  '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b',
  '0xde4f2fac4b3d87a1d9953ca5fc09fca7f366254f',
  '0x2c21fd0cb9dc8445cb3fb0dc5e7bb0aca01842b5',
  '0x7f20f61b1f09b08d970938f6fa563634d65c4eeb',
  '0x474e3ae7e169e940607cc624da8a15eb120139ab',
  '0x99f2e9bf15ce5ec84685604836f71ab835bbdbed',
  '0x9bc0faf4aca5ae429f4c06aeeac517520cb16bd9',
  '0x1046bb45c8d673d4ea75321280db34899413c069',
  '0x92bf12322527caa612fd31a0e810472bbb106a8f',
  // Stands for any delegate.
  '0x0000000000000000000000000000000000000a11',
  '0x0000000000000000000000000000000000000000',
]
