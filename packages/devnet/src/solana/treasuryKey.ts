import { createHash } from 'node:crypto'
import { Keypair } from '@solana/web3.js'

const seed = createHash('sha256').update('latchkey:solana:treasury').digest()

/** Of the account that pays for what the services give; never without SOL. */
export const treasuryKey: Keypair = Keypair.fromSeed(Uint8Array.from(seed))
