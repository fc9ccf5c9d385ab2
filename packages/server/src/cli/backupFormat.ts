/** First line of a backup. */
export const backupFormat = { format: 'latchkey-backup', version: 1 } as const
