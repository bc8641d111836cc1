import { paths } from '@coffeeattack/contract/pages'
import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import { TALK } from '@coffeeattack/domain/talk/post'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { prefetch } from '../api/queries.ts'
import { BlogList } from '../insight/ranking/BlogList.tsx'
import { DeletedPost, PostView } from '../insight/ranking/PostView.tsx'
import { Page } from '../layout/Page.tsx'
import { personQuery } from '../offers/offer-query.ts'
import { privateMeta } from '../seo.ts'
import { PostActions } from './PostActions.tsx'
import { blogQuery, type Post, talkQuery, useMayTalk, useWrite } from './posts.ts'

export const meta = () => privateMeta('연봉 랭킹톡')

export const clientLoader = () => prefetch(talkQuery, personQuery)

/** Opens a thread. */
function WriteForm() {
  const { body, change, problem, busy, send, isEmpty } = useWrite(() =>
    toast('이야기를 남겼어요', { kind: 'done' }),
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    send()
  }
  return (
    <form noValidate onSubmit={submit}>
      <TextArea
        label="이야기"
        hideLabel
        placeholder="연봉, 제안, 커피챗 이야기를 나눠 보세요"
        helper="별명은 이야기마다 새로 지어요. 이름은 보이지 않아요."
        limit={TALK.limit}
        atLimit={limitMessage(TALK.limit)}
        value={body}
        onValueChange={change}
        error={problem}
      />
      <Button type="submit" size="md" className="mt-3" disabled={isEmpty} busy={busy && '남기는 중'}>
        이름 없이 남기기
      </Button>
    </form>
  )
}

/** In place of the form: reading is open to everybody, writing is not (ROUTE-11). */
function VerifyFirst() {
  const { title, body, button } = candidateCatalogue.TALK_NEEDS_CAREER
  return (
    <>
      <h2 className="text-h3">{title}</h2>
      <p className="mt-1 text-body-s text-ink-3">{body} 읽는 건 누구나 할 수 있어요.</p>
      <Link to={paths.submit()} className={`${buttonLook({ size: 'md' })} mt-4`}>
        {button}
      </Link>
    </>
  )
}

function Thread({ post, now }: { post: Post; now: Date }) {
  return (
    <Card className="pb-2.5">
      {post.isDeleted ? (
        <DeletedPost />
      ) : (
        <PostView post={post} now={now} isMine={post.isMine}>
          <PostActions post={post} canReply />
        </PostView>
      )}
      {post.replies.length > 0 && (
        <ol aria-label="답글" className="mt-1.5 grid gap-2 border-l-2 border-line pl-4">
          {post.replies.map((reply) => (
            <li key={reply.id}>
              <PostView post={reply} now={now} isMine={reply.isMine}>
                <PostActions post={reply} canReply={false} />
              </PostView>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

const SHOWN = 4

/** Further reading; left out when it fails to load. */
function BlogCard() {
  const posts = useQuery(blogQuery).data?.items.slice(0, SHOWN)
  if (!posts || posts.length === 0) return null
  return (
    <Card title="더 읽을거리" className="pb-2">
      <BlogList posts={posts} className="mt-1" />
    </Card>
  )
}

/** The talk for signed-in people: post, reply, report (ROUTE-11). The ranking is on the public page. */
export default function TalkScreen() {
  const talk = useInfiniteQuery(talkQuery)
  const now = new Date(talk.dataUpdatedAt)
  const mayTalk = useMayTalk()
  return (
    <Page
      tone="canvas"
      backTo={paths.my()}
      actions={
        <a
          href={paths.rankingTalk()}
          className="flex min-h-11 items-center px-3 text-body-s font-medium text-ink-2"
        >
          연봉 순위 보기
        </a>
      }
    >
      <h1 className="px-5 pt-2 text-h1">이름 없이 이야기해요</h1>
      <div className="flex flex-col gap-2.5 px-4 pt-5 pb-safe-8">
        <Card>{mayTalk === false ? <VerifyFirst /> : <WriteForm />}</Card>
        <PagedList
          query={talk}
          skeleton={<Skeletons round="card" shapes={['mb-2.5 h-36', 'mb-2.5 h-36', 'mb-2.5 h-36']} />}
          empty={null}
          more={{ label: '지난 이야기 더 보기' }}
        >
          {(posts) => posts.map((post) => <Thread key={post.id} post={post} now={now} />)}
        </PagedList>
        {talk.data && <BlogCard />}
      </div>
    </Page>
  )
}
