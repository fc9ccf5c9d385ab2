/**
 * Whether a transaction has been sent. `no`: it was not. `unknown`: a wallet
 * has it and may have sent it. `yes`: a node has received it.
 */
export type SentToNetwork = 'no' | 'unknown' | 'yes'
