export type { Analytics } from '../api/analytics/createAnalyticsRoutes.js'
export type { Envelope } from '../api/analytics/parseEnvelopes.js'
export type {
  ApiBackend,
  ApiChain,
  ApiImage,
  ApproveTransaction,
  Balance,
  ExchangeSession,
  Fungible,
  OnrampOptions,
  OnrampQuote,
  PayAsset,
  SwapQuote,
  SwapToken,
  SwapTransaction,
  TransferStatus,
} from '../api/apiBackend.js'
export type { SwapRequest } from '../api/convert/swapSchema.js'
export { type ApiContext, createApi } from '../api/createApi.js'
export type {
  WireTransaction,
  WireTransfer,
} from '../api/history/historyWire.js'
export { createNames, type Names } from '../api/names/createNames.js'
export type { OrderRequest, QuoteRequest } from '../api/onramp/onrampSchemas.js'
export { createProjectRoutes } from '../api/project/createProjectRoutes.js'
export {
  createSessions,
  type Sessions,
} from '../api/sessions/createSessions.js'
export type { SmartSession } from '../api/sessions/records.js'
export { createWalletsRoutes } from '../api/wallets/createWalletsRoutes.js'
export type { ExplorerEntry } from '../api/wallets/explorerEntry.js'
export type {
  ChallengeSubject,
  StrangerChallenge,
  Task,
} from '../auth/challenge/challenge.js'
export { createProofOfWork } from '../auth/challenge/createProofOfWork.js'
export { createTurnstile } from '../auth/challenge/createTurnstile.js'
export { type Auth, createAuth } from '../auth/createAuth.js'
export { DEVICE_POLL_MS } from '../auth/rules.js'
export { createSealer, type Sealer } from '../custody/createSealer.js'
export { createSmtpMailer } from '../mail/createSmtpMailer.js'
export type { Mail, Mailer } from '../mail/mail.js'
export { createFarcasterLink } from '../providers/createFarcasterLink.js'
export { createSocialProvider } from '../providers/createSocialProvider.js'
export { createSocialProviders } from '../providers/createSocialProviders.js'
export { readClaims } from '../providers/readClaims.js'
export {
  type SocialName,
  type SocialProviders,
  socialNames,
} from '../providers/socialProvider.js'
export { createMemoryStore } from '../store/createMemoryStore.js'
export type { ExpiringTable, Store, Table } from '../store/store.js'
export { createWallet } from '../wallet/createWallet.js'
