@core
Feature: Orders in contracts do what the form said
  What an order will cost and what it makes of the position is known before it is sent, and what limits
  a loss is there from the first moment.

  Background:
    Given Ada has opened an account
    And Ada writes orders in BTC-PERP

  Scenario: The estimate is what happens
    When Ada writes an order to buy 0.7 BTC at market
    And she notes what the form estimates
    And she sends it
    Then her position has the entry and the liquidation price of the estimate

  Scenario: What only reduces never opens
    Given Ada bought 0.05 BTC at market
    When Ada writes an order to sell 0.08 BTC at market that only reduces
    Then it is kept back: quantity reduceOnlyRefused
    When Ada writes an order to sell 0.05 BTC at market that only reduces
    And she sends it
    Then her position is closed

  Scenario: More than the margin carries is stopped at the field
    When Ada writes an order to buy 90 BTC at market
    Then it is kept back: quantity insufficientMargin

  Scenario: Hedge mode opens both sides and closes each
    Given Ada looks at the contract BTC-PERP
    And Ada wants hedge positions
    And Ada writes orders in BTC-PERP
    When Ada opens 0.05 BTC long and 0.02 BTC short
    Then she holds 0.05 BTC long and -0.02 BTC short
    When Ada closes 0.05 BTC of her long
    Then she holds -0.02 BTC short alone

  Scenario: Both sides of a hedged contract are liquidated at the one price that the form estimated
    Given Ada looks at the contract BTC-PERP
    And Ada wants hedge positions
    And Ada writes orders in BTC-PERP
    When Ada opens 0.7 BTC long and 0.2 BTC short
    And Ada writes an order to sell 0.1 BTC at market
    And she notes what the form estimates
    And she sends it
    Then both her positions have the liquidation price of the estimate

  Scenario: A post-only order that would take is refused before it is sent
    When Ada writes a post-only order to buy 0.01 BTC at the best offer
    Then it is kept back: price postOnlyWouldTake

  Scenario: A stop behind the liquidation is no stop
    When Ada writes an order to buy 1.5 BTC at market with its loss limited at 20000
    Then it is kept back: stopLoss beyondLiquidation

  Scenario: A stop loss closes the position once the market falls
    Given Bo has opened an account
    And Bo writes orders in BTC-PERP
    And Bo has sold 0.01 BTC
    When Ada writes an order to buy 0.05 BTC at market with its loss limited at 59980
    And she sends it
    Then a BRACKET of hers waits
    When Bo sells 1.6 BTC, 0.4 at a time
    Then her position is closed

  Scenario: Trailing stops and pairs of orders wait until their price comes
    Given Ada bought 0.05 BTC at market
    When Ada writes a trailing stop to sell 0.05 BTC 1 percent below the highest price
    And she sends it
    Then a TRAILING_STOP of hers waits
    When Ada writes a pair to sell 0.05 BTC at 61000 or once it falls to 59000
    And she sends it
    Then an OCO of hers waits

  Scenario: Scaled orders add up
    When Ada writes 5 rising orders to buy 0.1 BTC from 59000 to 59800
    And she sends it
    Then she has 5 open orders that add up to 0.1 BTC, the first at 59000 and the last at 59800

  Scenario: A market order does not slip further than allowed
    When Ada writes an order to buy 1.5 BTC at market that slips by 0.01 percent at most
    And she sends it
    Then she paid at most 0.01 percent more than the best offer
