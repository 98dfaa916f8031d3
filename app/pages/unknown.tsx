import { href, Navigate } from 'react-router'

/** The server redirects an unknown path to the start page; this does so for links followed without a load. */
export default function Unknown() {
  return <Navigate to={href('/')} replace />
}
