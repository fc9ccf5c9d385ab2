/** EntryPoint 0.7 (ERC-4337), in lower case. */
export const ENTRY_POINT = '0x0000000071727de22e5e9d8baf0edac6f37da032'
