/**
 * Symbols of well-known tokens, by CAIP-2 ID and address. EVM addresses are in
 * lower case. Never identify a token by its symbol.
 */
export const symbolsByAddress = [
  {
    symbol: 'USDC',
    caipNetworkId: 'eip155:1',
    address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  },
  {
    symbol: 'USDC',
    caipNetworkId: 'eip155:8453',
    address: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
  },
  {
    symbol: 'USDC',
    caipNetworkId: 'eip155:10',
    address: '0x0b2c639c533813f4aa9d7837caf62653d097ff85',
  },
  {
    symbol: 'USDC',
    caipNetworkId: 'eip155:42161',
    address: '0xaf88d065e77c8cc2239327c5edb3a432268e5831',
  },
  {
    symbol: 'USDC',
    caipNetworkId: 'eip155:137',
    address: '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359',
  },
  {
    symbol: 'USDC',
    caipNetworkId: 'eip155:137',
    address: '0x2791bca1f2de4661ed88a30c99a7a9449aa84174',
  },
  {
    symbol: 'USDC',
    caipNetworkId: 'eip155:84532',
    address: '0x036cbd53842c5426634e7929541ec2318f3dcf7e',
  },
  {
    symbol: 'USDC',
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  },
  {
    symbol: 'USDT',
    caipNetworkId: 'eip155:1',
    address: '0xdac17f958d2ee523a2206206994597c13d831ec7',
  },
  {
    symbol: 'USDT',
    caipNetworkId: 'eip155:10',
    address: '0x94b008aa00579c1307b0ef2c499ad98a8ce58e58',
  },
  {
    symbol: 'USDT',
    caipNetworkId: 'eip155:42161',
    address: '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
  },
  {
    symbol: 'USDT',
    caipNetworkId: 'eip155:137',
    address: '0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
  },
  {
    symbol: 'USDT',
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    address: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
  },
] as const
