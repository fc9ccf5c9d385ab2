/** Views of a send: where it is entered, and where it is followed. */
export const sendViews = {
  form: 'WalletSend',
  progress: 'WalletSendPreview',
} as const
