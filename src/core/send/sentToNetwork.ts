/**
 * Where a transaction is: `no`, it has not left; `unknown`, a wallet has it
 * and may have handed it over; `yes`, a node of the network has it.
 */
export type SentToNetwork = 'no' | 'unknown' | 'yes'
