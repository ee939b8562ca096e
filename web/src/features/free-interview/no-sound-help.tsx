import { Alert } from '#ui/alert.tsx';

/** What to do when a share came without an audio track. */
export function NoSoundHelp() {
  return (
    <Alert tone="warning" title="This share has no sound, so nothing can be transcribed.">
      <ol className="ml-4 grid list-decimal gap-0.5">
        <li>Stop sharing, then press Share Screen again.</li>
        <li>
          Choose <b>Tab</b> and the tab of your call, and switch on <b>Also share tab audio</b>.
        </li>
        <li>A window has no sound of its own. Not every browser shares sound: Chrome and Edge do.</li>
      </ol>
    </Alert>
  );
}
