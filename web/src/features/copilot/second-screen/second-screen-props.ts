export interface SecondScreenProps {
  sessionId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
