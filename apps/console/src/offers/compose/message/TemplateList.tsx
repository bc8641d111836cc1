import { fill, type Filling } from '@coffeeattack/domain/offers/template'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { Empty } from '@coffeeattack/ui/Empty'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Trash } from '@coffeeattack/ui/icons/Trash'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { queries } from '../../../api/queries.ts'
import { type OfferTemplate, templatesQuery } from '../../queries.ts'
import { FilledText } from './FilledText.tsx'

type TemplateListProps = {
  filling: Filling
  onTake: (name: string, message: string) => void
  onEdit: (template: OfferTemplate) => void
}

/** Each as this person would read it; a press takes it. */
export function TemplateList({ filling, onTake, onEdit }: TemplateListProps) {
  const templates = useQuery(templatesQuery)
  return (
    <Loaded
      query={templates}
      title="양식을 불러오지 못했어요"
      className="py-10"
      skeleton={
        <SkeletonGroup>
          <Skeleton round="card" className="h-20" />
          <Skeleton round="card" className="mt-2 h-20" />
        </SkeletonGroup>
      }
    >
      {({ items }) =>
        items.length === 0 ? (
          <Empty
            title="아직 양식이 없어요"
            description="자주 쓰는 인사를 적어 두면 직무와 경력, 회사 이름이 저절로 채워져요."
            className="py-8"
          />
        ) : (
          <ul className="grid max-h-[calc(100dvh-20rem)] gap-2 overflow-y-auto">
            {items.map((template) => (
              <li key={template.id} className="flex items-center gap-1 rounded-field bg-surface-2 pr-1">
                <button
                  type="button"
                  onClick={() => onTake(template.name, template.message)}
                  className="min-w-0 flex-1 rounded-field py-3 pl-4 text-left leading-normal"
                >
                  <b className="block truncate text-body-s font-semibold">{template.name}</b>
                  <span className="line-clamp-2 text-label text-ink-2">
                    <FilledText text={fill(template.message, filling)} filling={filling} />
                  </span>
                </button>
                <TextLink size="sm" className="shrink-0 px-2" onClick={() => onEdit(template)}>
                  고치기
                  <span className="sr-only"> {template.name}</span>
                </TextLink>
                <DeleteButton template={template} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

/** It is gone at once for every colleague, and back at once when it was a slip. */
function DeleteButton({ template: { id, name, message } }: { template: OfferTemplate }) {
  const refresh = () => queries.invalidateQueries(templatesQuery)
  const restore = useCall(() => api('POST /console/offer-templates', { body: { name, message } }), {
    onSettled: refresh,
  })
  const remove = useCall(() => api('DELETE /console/offer-templates/:id', { params: { id } }), {
    onDone: () =>
      toast(`‘${name}’ 양식을 지웠어요`, {
        action: { label: '되돌리기', onPress: () => void restore.run() },
      }),
    onSettled: refresh,
  })
  return (
    <IconButton label={`${name} 지우기`} disabled={remove.busy} onClick={() => void remove.run()}>
      <Trash size={20} />
    </IconButton>
  )
}
