export { AccountButton } from '../components/buttons/AccountButton.js'
export { ConnectButton } from '../components/buttons/ConnectButton.js'
export { ConnectModal } from '../components/buttons/ConnectModal.js'
export { NetworkButton } from '../components/buttons/NetworkButton.js'
