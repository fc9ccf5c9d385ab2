import { act, render } from '@testing-library/react'
import { LoginProvider } from '../../../src/components/login/LoginProvider.js'
import { AllWalletsView } from '../../../src/components/views/AllWalletsView.js'
import { ConnectingExternalView } from '../../../src/components/views/ConnectingExternalView.js'
import { ConnectingFarcasterView } from '../../../src/components/views/ConnectingFarcasterView.js'
import { ConnectingMultiChainView } from '../../../src/components/views/ConnectingMultiChainView.js'
import { ConnectingSocialView } from '../../../src/components/views/ConnectingSocialView.js'
import { ConnectingWalletConnectBasicView } from '../../../src/components/views/ConnectingWalletConnectBasicView.js'
import { ConnectingWalletConnectView } from '../../../src/components/views/ConnectingWalletConnectView.js'
import { ConnectSocialsView } from '../../../src/components/views/ConnectSocialsView.js'
import { ConnectView } from '../../../src/components/views/ConnectView.js'
import { ConnectWalletsView } from '../../../src/components/views/ConnectWalletsView.js'
import { loadSocialReturn } from '../../../src/components/views/connectSources.js'
import { DownloadsView } from '../../../src/components/views/DownloadsView.js'
import { EmailVerifyDeviceView } from '../../../src/components/views/EmailVerifyDeviceView.js'
import { EmailVerifyOtpView } from '../../../src/components/views/EmailVerifyOtpView.js'
import { loadRestore } from '../../../src/components/views/getViewSource.js'
import type { ModalView } from '../../../src/core/modal/modal.js'
import { useModal } from '../../../src/hooks/useModal.js'
import { useModalRules } from '../../../src/modal/stack/useModalRules.js'
import { setupLogin } from './setupLogin.js'

const views: { [view in ModalView]?: () => React.ReactNode } = {
  AllWallets: AllWalletsView,
  Connect: ConnectView,
  ConnectSocials: ConnectSocialsView,
  ConnectWallets: ConnectWalletsView,
  ConnectingMultiChain: ConnectingMultiChainView,
  ConnectingFarcaster: ConnectingFarcasterView,
  ConnectingSocial: ConnectingSocialView,
  ConnectingExternal: ConnectingExternalView,
  ConnectingWalletConnect: ConnectingWalletConnectView,
  ConnectingWalletConnectBasic: ConnectingWalletConnectBasicView,
  Create: ConnectView,
  Downloads: DownloadsView,
  EmailVerifyDevice: EmailVerifyDeviceView,
  EmailVerifyOtp: EmailVerifyOtpView,
}

function Stage({ onRender }: { onRender: (modal: Modal) => void }) {
  useModalRules({ loadRestore, loadSocialReturn })
  const modal = useModal()
  onRender(modal)
  const View = modal.isOpen ? views[modal.entry.view] : undefined
  return (
    <LoginProvider>{View && <View key={modal.entry.view} />}</LoginProvider>
  )
}

/** Renders the connect views as the modal navigates them, without a dialog. */
export async function renderLogin(parameters: setupLogin.Parameters = {}) {
  const app = setupLogin(parameters)
  let modal: Modal | undefined
  const screen = render(
    <Stage
      onRender={(current) => {
        modal = current
      }}
    />,
    { wrapper: app.wrapper },
  )
  const read = () => {
    if (!modal) throw new Error('not rendered')
    return modal
  }
  await act(async () => read().open())
  return { ...app, modal: read, screen, view: () => read().entry.view }
}

export declare namespace renderLogin {
  type Parameters = setupLogin.Parameters
}

type Modal = ReturnType<typeof useModal>
