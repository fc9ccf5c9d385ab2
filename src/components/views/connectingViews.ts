import { openSocialReturn } from '../../modal/login/openSocialReturn.js'
import { restoreModal } from '../../modal/stack/restoreModal.js'
import { prefetchWallets } from '../../modal/wallet/prefetchWallets.js'
import { Panes } from '../dialog/Panes.js'
import { OtherWays } from '../guide/OtherWays.js'
import { LegalStage } from '../legal/LegalStage.js'
import { EmailSuggestions } from '../login/EmailSuggestions.js'
import { ExplorerWallets } from '../login/ExplorerWallets.js'
import { GuestLogin } from '../login/GuestLogin.js'
import { InsecureLogin } from '../login/InsecureLogin.js'
import { LoginFailure } from '../login/LoginFailure.js'
import { AllWalletsView } from './AllWalletsView.js'
import { ConnectingExternalView } from './ConnectingExternalView.js'
import { ConnectingFarcasterView } from './ConnectingFarcasterView.js'
import { ConnectingMultiChainView } from './ConnectingMultiChainView.js'
import { ConnectingSocialView } from './ConnectingSocialView.js'
import { ConnectingWalletConnectBasicView } from './ConnectingWalletConnectBasicView.js'
import { ConnectingWalletConnectView } from './ConnectingWalletConnectView.js'
import { ConnectSocialsView } from './ConnectSocialsView.js'
import { DownloadsView } from './DownloadsView.js'
import { EmailVerifyDeviceView } from './EmailVerifyDeviceView.js'
import { EmailVerifyOtpView } from './EmailVerifyOtpView.js'
import { GetWalletView } from './GetWalletView.js'
import { UsageExceededView } from './UsageExceededView.js'
import { UsageGate } from './UsageGate.js'
import { WhatIsANetworkView } from './WhatIsANetworkView.js'
import { WhatIsAWalletView } from './WhatIsAWalletView.js'

/**
 * Views after the first screen, its less common parts, and what reopens these
 * views after a redirect or a reload.
 */
export const connectingViews = {
  AllWallets: AllWalletsView,
  ConnectingExternal: ConnectingExternalView,
  ConnectingFarcaster: ConnectingFarcasterView,
  ConnectingMultiChain: ConnectingMultiChainView,
  ConnectingSocial: ConnectingSocialView,
  ConnectingWalletConnect: ConnectingWalletConnectView,
  ConnectingWalletConnectBasic: ConnectingWalletConnectBasicView,
  ConnectSocials: ConnectSocialsView,
  Downloads: DownloadsView,
  EmailVerifyDevice: EmailVerifyDeviceView,
  EmailVerifyOtp: EmailVerifyOtpView,
  GetWallet: GetWalletView,
  UsageExceeded: UsageExceededView,
  WhatIsANetwork: WhatIsANetworkView,
  WhatIsAWallet: WhatIsAWalletView,
  EmailSuggestions,
  ExplorerWallets,
  LegalStage,
  GuestLogin,
  InsecureLogin,
  LoginFailure,
  OtherWays,
  Panes,
  UsageGate,
  openSocialReturn,
  prefetchWallets,
  restoreModal,
}
