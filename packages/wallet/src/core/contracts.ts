import { type Address, concat, type Hex } from 'viem'

/**
 * Code that an account runs once it is upgraded (EIP-7702): MetaMask's
 * EIP7702StatelessDeleGator 1.3.0, the same address on every chain.
 */
export const DELEGATE: Address = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B'

/** EntryPoint 0.7 (ERC-4337). */
export const ENTRY_POINT: Address = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'

export const DELEGATION_MANAGER: Address =
  '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3'

/** Code of accounts that are made for a P-256 key: HybridDeleGator 1.3.0. */
export const HYBRID_ACCOUNT: Address =
  '0x48dBe696A4D990079e039489bA2053B36E8FFEC4'

/** What deploys such accounts, by CREATE2. */
export const HYBRID_ACCOUNT_FACTORY: Address =
  '0x69Aa2f9fe1572F1B640E1bbc512f5c3a734fc77c'

/** Caveats that the permissions of smart sessions are made of (ERC-7710). */
export const ENFORCERS = {
  allowedMethods: '0x2c21fD0Cb9DC8445CB3fb0DC5E7Bb0Aca01842B5',
  allowedTargets: '0x7F20f61b1f09b08D970938F6fa563634d65c4EeB',
  erc20PeriodTransfer: '0x474e3Ae7E169e940607cC624Da8A15Eb120139aB',
  exactCalldata: '0x99F2e9bF15ce5eC84685604836F71aB835DBBdED',
  nativeTokenPeriodTransfer: '0x9BC0FAf4Aca5AE429F4c06aEEaC517520CB16BD9',
  nonce: '0xDE4f2FAC4B3D87A1d9953Ca5FC09FCa7F366254f',
  timestamp: '0x1046bb45C8d673d4ea75321280DB34899413c069',
  valueLte: '0x92Bf12322527cAA612fd31a0e810472BBB106A8F',
} as const satisfies Record<string, Address>

/** Code of an account that is upgraded to the delegate. */
export function toDelegatedCode(delegate: Address): Hex {
  return concat(['0xef0100', delegate]).toLowerCase() as Hex
}
