/** Request-a-quote form values (Spec §3). Empty texts are not known yet; ids are texts. */
export interface FunnelForm {
  readonly categoryId: string;
  readonly categoryName: string;
  readonly taskCategoryId: string;
  readonly taskCategoryName: string;
  readonly postalCode: string;
  readonly advertisingZone: string;
  readonly serviceRequestId: string;
  readonly serviceProviderId: string;
  /** Ids in the order in which they were chosen. */
  readonly selectedAdditionalSpList: readonly string[];
  readonly selectedAdditionalHaSpList: readonly string[];
  /** The same ids in the order in which the gateway suggested them. */
  readonly selectedAdditionalSpListWithGatewayOrder: readonly string[];
  readonly selectedAdditionalHaSpListWithGatewayOrder: readonly string[];
  readonly selectedAdditionalSpListCount: number;
  readonly selectedAdditionalHaSpListCount: number;
  readonly selectedAdditionalTotalSpListCount: number;
}
