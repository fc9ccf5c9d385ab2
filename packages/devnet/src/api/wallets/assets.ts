/** Names of networks and connectors, by the ids of their pictures. */
export const assets: Readonly<Record<string, string>> = {
  'ba0ba0cd-17c6-4806-ad93-f9d174f17900': 'Ethereum',
  'ab9c186a-c52f-464b-2906-ca59d760a400': 'OP',
  '93564157-2e8e-4ce7-81df-b264dbee9b00': 'BNB',
  '02b53f6a-e3d4-479e-1cb4-21178987d100': 'Gnosis',
  '41d04d42-da3b-4453-8506-668cc0727900': 'Polygon',
  'b310f07f-4ef7-49f3-7073-2a0a39685800': 'ZKsync',
  '7289c336-3981-4081-c5f4-efc26ac64a00': 'Base',
  '3bff954d-5cb0-47a0-9a23-d20192e74600': 'Arbitrum',
  '30c46e53-e989-45fb-4549-be3bd4eb3b00': 'Avalanche',
  'ab781bbc-ccc6-418d-d32d-789b15da1f00': 'Celo',
  'a18a7ecd-e307-4360-4746-283182228e00': 'Base Sepolia',
  'e909ea0a-f92a-4512-c8fc-748044ea6800': 'Sepolia',
  'a1b58899-f671-4276-6a5e-56ca5bd59700': 'Solana',
  '3e8119e5-2a6f-4818-c50c-1937011d5900': 'Solana',
  '0b4838db-0161-4ffe-022d-532bf03dba00': 'Bitcoin',
  'ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400': 'WalletConnect',
  '07ba87ed-43aa-4adf-4540-9e6a2b9cae00': 'Browser',
}

/** Signs of currencies, by their code. */
export const currencies: Readonly<Record<string, string>> = {
  usd: '$',
  eur: '€',
  gbp: '£',
}
