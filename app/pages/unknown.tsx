import { href, Navigate } from 'react-router'

/** The server sends an unknown path to the start page; so does a link followed without a load. */
export default function Unknown() {
  return <Navigate to={href('/')} replace />
}
