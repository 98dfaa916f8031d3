import { Component, type ReactNode } from 'react'
import { Meta, useLocation } from 'react-router'

/**
 * What the page says of itself in the head. A page's `meta` that fails (as one does whose data never
 * came) takes nothing else with it: what failed of the page, if anything, is said in the body.
 */
export function PageMeta() {
  const { key } = useLocation()
  return (
    <Guard key={key}>
      <Meta />
    </Guard>
  )
}

class Guard extends Component<{ children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
