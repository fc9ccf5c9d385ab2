import { ConnectingSocialView } from '../views/ConnectingSocialView.js'
import { SocialSection } from './SocialSection.js'

/** Social logins: who sees the buttons can press one at once. */
export const socialParts = { ConnectingSocialView, SocialSection }
