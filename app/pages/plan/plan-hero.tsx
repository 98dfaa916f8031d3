import type { ReactNode } from 'react'
import { href } from 'react-router'

import { withPlanChoice } from '#app/pricing/plan-choice.ts'
import { PlanPrice } from '#app/pricing/plan-price.tsx'
import type { Plan } from '#app/pricing/plans.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { drawn, Illustration } from '#app/ui/illustration.tsx'
import { Hero } from '#app/ui/page-top.tsx'
import { planChoice } from '#content/plan-choice.ts'
import type { PlanInDetail } from '#content/plans-in-detail/plan-in-detail.ts'
import { planPage } from '#content/plans-in-detail/plan-page.ts'

export function PlanHero({ plan, detail }: { plan: Plan; detail: PlanInDetail }) {
  return (
    <Hero
      trail={[planPage.plans]}
      name={plan.name}
      title={detail.title}
      lead={detail.lead}
      picture={<PlanPicture plan={plan} />}
      ways={
        <>
          <ButtonLink href={withPlanChoice(href('/apply'), { plan })}>
            {planChoice.begin}
          </ButtonLink>
          <ButtonLink variant="quiet" href="#calculator">
            {planPage.reckon}
          </ButtonLink>
        </>
      }
    >
      <PlanPrice monthlyCents={plan.monthlyCents} />
    </Hero>
  )
}

const PLATE = 'fill-lifted stroke-line-strong light:fill-[#faf9f6] light:stroke-[#b9b1a3]'

const MANY_PACKAGES = 40

function contentsOf({ receives: { otherCarriers, packagesPerMonth } }: Plan): ReactNode {
  if (!otherCarriers) return <Letter x={96} y={112} />
  return packagesPerMonth < MANY_PACKAGES ? (
    <>
      <Parcel x={84} y={116} width={92} height={78} />
      <Letter x={150} y={148} />
    </>
  ) : (
    <>
      <Parcel x={72} y={146} width={80} height={62} />
      <Parcel x={84} y={92} width={60} height={54} />
      <Parcel x={160} y={112} width={98} height={96} />
    </>
  )
}

function PlanPicture({ plan }: { plan: Plan }) {
  return (
    <Illustration>
      <rect className={PLATE} x="44" y="52" width="232" height="196" rx="12" strokeWidth="2" />
      <rect className={drawn.dark} x="60" y="68" width="200" height="148" rx="6" strokeWidth="2" />
      {contentsOf(plan)}
      <path className={drawn.line} d="M60 212h200" />
      <path className={PLATE} d="M276 64l72 26v140l-72 16z" strokeWidth="2" />
      <rect fill="#f4efe6" x="288" y="108" width="44" height="18" rx="3" />
      <circle className={drawn.accent} cx="332" cy="166" r="8" />
      <path className={drawn.onAccent} d="M332 163v6" />
      <path className={drawn.line} d="M108 232h104" />
    </Illustration>
  )
}

function Letter({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={drawn.paper} width="128" height="80" rx="5" strokeWidth="2" />
      <path className={drawn.ink} d="M4 5l60 42L124 5" />
      <path className={drawn.ink} d="M14 66h42" />
    </g>
  )
}

type ParcelProps = { x: number; y: number; width: number; height: number }

function Parcel({ x, y, width, height }: ParcelProps) {
  const middle = width / 2
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={drawn.card} width={width} height={height} rx="3" strokeWidth="2" />
      <path stroke="#f4efe6" strokeWidth="6" strokeLinecap="butt" d={`M${middle} 0v${height}`} />
      <path className={drawn.ink} d={`M8 ${height - 10}h${width / 4}`} />
    </g>
  )
}
