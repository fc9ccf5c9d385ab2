/**
 * Contracts and mints of US dollar stablecoins, by CAIP-2 ID. EVM addresses
 * are in lower case.
 */
export const stablecoins = {
  'eip155:1': [
    '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    '0xdac17f958d2ee523a2206206994597c13d831ec7',
  ],
  'eip155:8453': ['0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'],
  'eip155:10': [
    '0x0b2c639c533813f4aa9d7837caf62653d097ff85',
    '0x94b008aa00579c1307b0ef2c499ad98a8ce58e58',
  ],
  'eip155:42161': [
    '0xaf88d065e77c8cc2239327c5edb3a432268e5831',
    '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
  ],
  'eip155:137': [
    '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359',
    '0x2791bca1f2de4661ed88a30c99a7a9449aa84174',
    '0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
  ],
  'eip155:84532': ['0x036cbd53842c5426634e7929541ec2318f3dcf7e'],
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': [
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
  ],
} as const
