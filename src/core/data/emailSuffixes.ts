/** Common email domains, in the order they are suggested. */
export const emailSuffixes: readonly string[] = [
  'gmail.com',
  'outlook.com',
  'yahoo.com',
  'hotmail.com',
  'aol.com',
  'icloud.com',
  'zoho.com',
]
